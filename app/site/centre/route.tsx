import { FIXED_IDS } from '../../cms/documents/collections'
import { BANNERS } from '../home/first-content'
import { pageTitle } from '../../seo/page-words'
import { salon } from '../../seo/structured-data'
import { Centre } from './view'
import { pageMeta, readable, sharedPicture } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { dayAt } from '../../lib/clock'
import { log } from '../../lib/log'
import { findDocument, listDocuments } from '../../cms/documents/documents.server'
import { findPicture } from '../../media/pictures.server'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/route'

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
