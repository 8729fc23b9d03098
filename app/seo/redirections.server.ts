import { articlePath, PRIVATE_PAGES, treatmentPath } from '../cms/documents/page-keys.ts'
import { slug } from '../lib/slug.ts'
import { FIXED_PAGES } from '../pages.ts'
import { documentAt } from '../platform/database/addresses.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { listDocuments } from '../cms/documents/documents.server.ts'
import { readTreatmentTitles } from '../cms/documents/treatment-titles.server.ts'

/**
 * Finds where an address that has changed leads now, by as many steps as were kept. Returns undefined for one that
 * has not, and for one that would lead back to itself.
 */
export async function findRedirection(db: Database, path: string): Promise<string | undefined> {
  return (await redirections(db))(path)
}

async function redirections(db: Database): Promise<(path: string) => string | undefined> {
  const known = await listDocuments(db, 'redirections')
  const next = new Map(known.map(({ ancienne, nouvelle }) => [plainPath(ancienne), nouvelle]))
  return (path) => {
    const seen = new Set<string>()
    let target: string | undefined
    for (let at = plainPath(path); next.has(at); at = plainPath(target)) {
      if (seen.has(at)) return undefined
      seen.add(at)
      target = next.get(at)!
    }
    return target
  }
}

/** Finds the pages of treatments by what they are called, and by those of `names` that they were called before: as slugs. */
export async function pagesCalled(
  db: Database,
  treatments: { id: string; title: string }[],
  names: string[],
): Promise<Record<string, string>> {
  const pages = Object.fromEntries(treatments.map(({ id, title }) => [slug(title), treatmentPath(id)]))
  const shown = new Set(Object.values(pages))
  const leadsTo = await redirections(db)
  for (const name of names.map(slug)) {
    const now = pages[name] ?? leadsTo(treatmentPath(name))
    if (now && shown.has(now)) pages[name] = now
  }
  return pages
}

const TREATMENTS = '/soins/'

/** A link to a treatment within rich text, as it is kept once it is clean. */
const LINK = /<a href="(\/soins\/[^"]*)"([^>]*)>(.*?)<\/a>/gs

/**
 * Returns a document whose links to treatments lead where those stand now. For visitors, the address of one that they
 * do not see, as it is hidden or was deleted, is empty, and in rich text its words are no link.
 * `titles` are those of the treatments that are seen, where they are known already.
 */
export async function withPresentLinks<T extends object>(
  db: Database,
  document: T,
  viewer: object | undefined,
  titles?: Record<string, string>,
): Promise<T> {
  if (!JSON.stringify(document).includes(`"${TREATMENTS}`)) return document
  const [seen, redirect] = await Promise.all([titles ?? readTreatmentTitles(db, viewer), redirections(db)])
  const shown = new Set(Object.keys(seen).map((id) => folded(treatmentPath(id))))
  const now = (address: string): string => {
    const [path = ''] = address.split(/[?#]/)
    if (shown.has(folded(path))) return address
    const target = redirect(path)
    if (target && (!target.startsWith(TREATMENTS) || shown.has(folded(target)))) return target
    return viewer ? address : ''
  }
  const present = (text: string) => {
    if (text.startsWith(TREATMENTS)) return now(text)
    // What she edits is as she has written it.
    if (viewer) return text
    return text.replace(LINK, (_, address: string, more: string, words: string) => {
      const to = now(address)
      return to ? `<a href="${to}"${more}>${words}</a>` : words
    })
  }
  return JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === 'string' ? present(value) : value,
  ) as T
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
