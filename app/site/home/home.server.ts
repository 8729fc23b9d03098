import { FIXED_IDS } from '../../cms/documents/collections.ts'
import type { Stored } from '../../cms/documents/documents.server.ts'
import { findShown, hidesExamples } from '../../cms/documents/examples.server.ts'
import { withEntryIds } from '../../lib/entry-ids.ts'
import type { Json } from '../../lib/json.ts'
import { log } from '../../lib/log.ts'
import { withPresentLinks } from '../../seo/redirections.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Home } from './definition.ts'
import { HOME } from './first-content.ts'

/** Reads the home page with the addresses of its pictures. Where it is missing, which is logged, the first one stands. */
export async function readHome(db: Database, viewer: object | undefined) {
  const id = FIXED_IDS.accueil
  const [found, hides] = await Promise.all([findShown(db, 'accueil', id, viewer), hidesExamples(db, viewer)])
  if (!found) log('error', 'document-missing', { collection: 'accueil', id })
  const document = await withPresentLinks(db, withoutInventedSales(found ?? firstHome(id), hides), viewer)
  const { ouverture, promotions, produits, centre, cheques, expertes } = document
  const pictured = [...ouverture.photos, promotions, produits, centre, cheques, ...expertes.personnes]
  return { document, images: [...new Set(pictured.map(({ image }) => image))].filter((image) => image !== '') }
}

/** The banner of sales as it came speaks of sales that are examples. */
function withoutInventedSales(home: Stored<'accueil'>, hides: boolean): Stored<'accueil'> {
  if (!hides || home.promotions.texte !== HOME.promotions.texte) return home
  return { ...home, ordre: home.ordre.filter(({ bloc }) => bloc !== 'promotions') }
}

const firstHome = (id: string): Stored<'accueil'> => ({
  ...(withEntryIds(HOME as unknown as Json) as unknown as Home),
  id,
  version: 0,
  updatedAt: '',
})
