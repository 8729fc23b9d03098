import { PARAMETERS } from '../../lib/page-parameters.ts'
import { upperFirst } from '../../lib/upper-first.ts'
import { FIXED_PAGES } from '../../pages.ts'

/** How the addresses of all pages begin that are for administrators alone: their first part. */
export const PRIVATE_PARTS = ['admin', 'bienvenue', 'historique', 'prevu', 'guide']

/** The pages that are always there for administrators. */
export const PRIVATE_PAGES = [
  '/login',
  ...PRIVATE_PARTS.map((part) => `/${part}`),
  '/admin/code',
  '/admin/cles',
  '/admin/mot-de-passe',
  '/admin/compte',
  '/historique/effacer',
]

const TREATMENT = 'soins-'

/** The key of a treatment's page. */
export function treatmentKey(id: string): string {
  return TREATMENT + id
}

/** The id of the treatment whose page has a key; undefined for any other page. */
export function treatmentOfKey(key: string): string | undefined {
  return !isFixedPage(key) && key.startsWith(TREATMENT) ? key.slice(TREATMENT.length) : undefined
}

const ARTICLE = 'actualites-'

/** The key of an article's page. */
export function articleKey(id: string): string {
  return ARTICLE + id
}

/** The id of the article whose page has a key; undefined for any other page. */
export function articleOfKey(key: string): string | undefined {
  return !isFixedPage(key) && key.startsWith(ARTICLE) ? key.slice(ARTICLE.length) : undefined
}

/** The address of an article's page, by what its title makes, or by its id, which leads there. */
export function articlePath(address: string): string {
  return `/actualites/${encodeURIComponent(address)}`
}

/** Says whether a key is that of a page that is always there. */
export function isFixedPage(key: string): boolean {
  return Object.hasOwn(FIXED_PAGES, key)
}

/** Says whether a page may be withdrawn: what the institute lacks has one all the same. The home page is for whatever there is. */
export function isWithdrawable(key: string): boolean {
  return isFixedPage(key) && key !== 'accueil'
}

/** The address of a treatment's page. */
export function treatmentPath(id: string): string {
  return `/soins/${encodeURIComponent(id)}`
}

/**
 * The id of the treatment whose page, or a part of it, has an address; undefined for any other address, one that no browser can
 * ask included.
 */
export function treatmentAt(address: string): string | undefined {
  const start = treatmentPath('')
  const path = address.split(/[?#]/)[0]!.replace(/\/$/, '')
  if (!path.startsWith(start)) return undefined
  try {
    return decodeURIComponent(path.slice(start.length))
  } catch {
    return undefined
  }
}

/** The address of a page, by its key and, of the news, its number; the home page's for an unknown key. */
export function pagePath(key: string, number = 1): string {
  if (isFixedPage(key)) return FIXED_PAGES[key]!.path + (number > 1 ? `?${PARAMETERS.newsPage}=${number}` : '')
  const [treatment, article] = [treatmentOfKey(key), articleOfKey(key)]
  if (article !== undefined) return articlePath(article)
  return treatment === undefined ? '/' : treatmentPath(treatment)
}

/** What a page is called, by its key alone: a treatment's by what stands in its address. */
export function pageName(key: string): string {
  if (isFixedPage(key)) return FIXED_PAGES[key]!.name
  const words = (treatmentOfKey(key) ?? articleOfKey(key))?.replaceAll('-', ' ')
  return words ? upperFirst(words) : key
}
