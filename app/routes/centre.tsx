import { FIXED_IDS } from '../content/collections'
import { BANNERS } from '../content/home'
import { Centre } from '../features/centre/centre'
import { siteContext } from '../http/site-context.server'
import { log } from '../lib/log'
import { findDocument } from '../store/documents.server'
import { findPicture } from '../store/pictures.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/centre'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const centre = await findDocument(db, 'centres', FIXED_IDS.centres)
  if (!centre) {
    log('error', 'document-missing', { collection: 'centres', id: FIXED_IDS.centres })
    return { centre: undefined, picture: undefined }
  }
  return { centre, picture: await findPicture(db, BANNERS.centre) }
}

export default function CentrePage({ loaderData, matches }: Route.ComponentProps) {
  const { centre, picture } = loaderData
  const { nom } = matches[0].loaderData.facts
  return (
    <>
      <title>{`Notre centre | ${nom}`}</title>
      <meta
        name="description"
        content={`Adresse, horaires d'ouverture et téléphone : ${nom}, parking gratuit, facile d'accès.`}
      />
      <PageHead title="Notre centre" intro={!centre && 'Chargement des données...'} />
      {centre && <Centre document={centre} picture={picture} />}
    </>
  )
}
