import { articlePath, FIXED_PAGES, PRIVATE_PAGES, treatmentPath } from '../cms/documents/page-keys.ts'
import { documentAt } from '../platform/database/addresses.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { listDocuments } from '../cms/documents/documents.server.ts'

/**
 * Finds where an address that has changed leads now, by as many steps as were kept. Returns undefined for one that
 * has not, and for one that would lead back to itself.
 */
export async function findRedirection(db: Database, path: string): Promise<string | undefined> {
  const known = await listDocuments(db, 'redirections')
  const next = new Map(known.map(({ ancienne, nouvelle }) => [plainPath(ancienne), nouvelle]))
  const seen = new Set<string>()
  let target: string | undefined
  for (let at = plainPath(path); next.has(at); at = plainPath(target)) {
    if (seen.has(at)) return undefined
    seen.add(at)
    target = next.get(at)!
  }
  return target
}

/**
 * Finds the page whose address differs from this one in nothing but capitals, accents and a slash at the end. Returns
 * undefined where there is none.
 */
export async function findSpelling(db: Database, path: string): Promise<string | undefined> {
  const treatments = await db.selectFrom('documents').select('id').where('collection', '=', 'categories').execute()
  const fixed = Object.values(FIXED_PAGES).map((page) => page.path)
  const known = [...fixed, ...PRIVATE_PAGES, ...treatments.map(({ id }) => treatmentPath(id))]
  const meant = folded(path)
  const article = ARTICLE.exec(meant)?.[1]
  const address = article && articlePath(article)
  if (address && address !== path && (await documentAt(db, 'actualites', article))) return address
  return known.find((address) => address !== path && folded(address) === meant)
}

/** What follows the address of the news, of an article's. */
const ARTICLE = /^\/actualites\/([^/]+)$/

const folded = (path: string) => plainPath(path).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A path as it is compared: decoded, and without a slash at its end. */
function plainPath(path: string): string {
  const trimmed = path.replace(/(?<=.)\/$/, '')
  try {
    return decodeURIComponent(trimmed).normalize('NFC')
  } catch {
    return trimmed
  }
}
