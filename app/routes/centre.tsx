import { FIXED_IDS } from '../content/collections'
import { BANNERS } from '../content/home'
import { pageTitle } from '../content/page-words'
import { salon } from '../content/structured-data'
import { Centre } from '../features/centre/centre'
import { pageMeta, readable, sharedPicture } from '../http/page-meta.server'
import { siteContext } from '../http/site-context.server'
import { dayAt } from '../lib/clock'
import { log } from '../lib/log'
import { findDocument, listDocuments } from '../store/documents.server'
import { findPicture } from '../store/pictures.server'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import type { Route } from './+types/centre'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, settings } = context.get(siteContext)
  const centre = await findDocument(db, 'centres', FIXED_IDS.centres)
  const picture = await findPicture(db, BANNERS.centre)
  const treatments = await readable(listDocuments(db, 'categories'), [])
  const meta = await pageMeta({ context }, 'notre-centre', ({ centre, whose, origin }) => ({
    name: 'Notre centre',
    title: pageTitle('Notre centre', whose, true),
    description: `Adresse, horaires d'ouverture et téléphone : ${whose.nom}, ${centre.adresse.rue}, ${whose.ville}. Parking gratuit, facile d'accès.`,
    picture,
    things: [
      salon(
        centre,
        {
          origin,
          picture: picture && sharedPicture(picture, origin),
          sameAs: [settings.social.facebook, settings.social.instagram],
          treatments,
        },
        dayAt(new Date()),
      ),
    ],
  }))
  if (!centre) {
    log('error', 'document-missing', { collection: 'centres', id: FIXED_IDS.centres })
    return { meta, centre: undefined, picture: undefined }
  }
  return { meta, centre, picture }
}

export default function CentrePage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, centre, picture } = loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title="Notre centre" intro={!centre && 'Chargement des données...'} />
      {centre && <Centre document={centre} picture={picture} now={matches[0].loaderData.now} />}
    </>
  )
}
