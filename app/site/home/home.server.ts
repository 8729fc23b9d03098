import { FIXED_IDS } from '../../cms/documents/collections.ts'
import type { Stored } from '../../cms/documents/documents.server.ts'
import { findShown, hidesExamples, listShownPage } from '../../cms/documents/examples.server.ts'
import { articlePath } from '../../cms/documents/page-keys.ts'
import { withEntryIds } from '../../lib/entry-ids.ts'
import type { Json } from '../../lib/json.ts'
import { log } from '../../lib/log.ts'
import { withPresentLinks } from '../../seo/redirections.server.ts'
import type { PageExpiry } from '../../opening/page-expiry.server.ts'
import { withPastEvents } from '../../opening/past-events.server.ts'
import { currentAddresses } from '../../platform/database/addresses.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Home } from './definition.ts'
import { HOME } from './first-content.ts'
import type { LatestArticle } from './newsletter'

/**
 * Reads the home page with the addresses of its pictures, and whether examples are kept from who asks. Where it is missing,
 * which is logged, the first one stands.
 */
export async function readHome(db: Database, viewer: object | undefined) {
  const id = FIXED_IDS.accueil
  const [found, hides] = await Promise.all([findShown(db, 'accueil', id, viewer), hidesExamples(db, viewer)])
  if (!found) log('error', 'document-missing', { collection: 'accueil', id })
  const document = await withPresentLinks(db, withoutInventedSales(found ?? firstHome(id), hides), viewer)
  const { ouverture, promotions, produits, centre, cheques, expertes } = document
  const pictured = [...ouverture.photos, promotions, produits, centre, cheques, ...expertes.personnes]
  return { document, hides, images: [...new Set(pictured.map(({ image }) => image))].filter((image) => image !== '') }
}

/** Reads what leads to the first article of the news. Returns undefined where there is none with a title. */
export async function readLatestArticle(
  db: Database,
  viewer: object | undefined,
  expiry: PageExpiry,
  now: Date,
): Promise<LatestArticle | undefined> {
  const { documents } = await listShownPage(db, 'actualites', { page: 1, size: 1 }, viewer)
  const [article] = withPastEvents(expiry, now, documents)
  if (!article?.titre) return undefined
  const { id, titre, date, jour, isOver } = article
  const addresses = await currentAddresses(db, 'actualites', [id])
  return { title: titre, date, jour, isOver, href: articlePath(addresses.get(id) ?? id) }
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
