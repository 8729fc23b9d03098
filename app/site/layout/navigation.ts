import { webAddress } from '../../lib/address'
import { saleLabel } from '../../lib/sale-period'
import { treatmentPath } from '../../cms/documents/page-keys'
import { FIXED_PAGES } from '../../pages'
import type { Navigation, NavigationEntry } from './definition'

export interface NavigationLink {
  label: string
  href: string
  /** Opens in a new tab, as it leaves the site. */
  external?: boolean
}

export interface NavigationGroup {
  label: string
  links: NavigationLink[]
}

export type NavigationItem = NavigationLink | NavigationGroup

/** What the entries of a menu lead to that is said elsewhere. */
export interface Targets {
  referralUrl: string
  /** What the treatments are called, by their id, in their order. */
  titles: Record<string, string>
  /** Whether reduced goods may be called 'soldes' now. */
  isSale: boolean
}

/** Makes of entries what a menu shows: an entry with others below it heads them, and has no address of its own. */
export function navigationItems(entries: NavigationEntry[], targets: Targets): NavigationItem[] {
  return headsOf(entries)
    .filter(({ entry }) => !entry.masque)
    .flatMap(({ entry, below }): NavigationItem[] => {
      const links = below.filter(({ masque }) => !masque).flatMap((one) => linksOf(one, targets))
      const own = linksOf(entry, targets)
      if (entry.cible === 'soins') links.unshift(...own)
      else if (links.length === 0) return own
      return links.length > 0 ? [{ label: saleLabel(entry.libelle, targets.isSale), links }] : []
    })
}

/** Gathers the entries of a menu below those that head them: the first heads, whatever it says of itself. */
function headsOf(entries: NavigationEntry[]): { entry: NavigationEntry; below: NavigationEntry[] }[] {
  const heads: { entry: NavigationEntry; below: NavigationEntry[] }[] = []
  for (const entry of entries) {
    const head = heads.at(-1)
    if (head && entry.rang === 'dessous') head.below.push(entry)
    else heads.push({ entry, below: [] })
  }
  return heads
}

function linksOf(
  { libelle, cible, adresse }: NavigationEntry,
  { referralUrl, titles, isSale }: Targets,
): NavigationLink[] {
  const label = saleLabel(libelle, isSale)
  if (cible === 'soins') return Object.entries(titles).map(([id, title]) => ({ label: title, href: treatmentPath(id) }))
  const href = cible === 'parrainage' ? referralUrl : adresse
  if (href === '') return []
  return [{ label, href, ...(webAddress(href) && { external: true }) }]
}

/** The links of a menu, those of its groups with them. */
export function linksIn(items: NavigationItem[]): NavigationLink[] {
  return items.flatMap((item) => ('links' in item ? item.links : [item]))
}

/**
 * Which place of the navigation a page is, with a slash at its end where the page is below it: one that no link leads to
 * for all others, so that their header is the same.
 */
export function placeOf(path: string, { menu, espace }: Navigation, targets: Targets): string {
  const links = linksIn(navigationItems([...espace, ...menu], targets))
  if (path === '/' || links.some(({ href }) => href === path)) return path
  const above = links.find(({ href }) => href !== '/' && path.startsWith(`${href}/`))
  return above ? `${above.href}/` : '#'
}

/** What a link, or a group of them, is to a place of the navigation: the page itself, or what the page is part of. */
export function currentIn(item: NavigationItem, place: string): 'page' | 'true' | undefined {
  if ('links' in item) return item.links.some((link) => currentIn(link, place)) ? 'true' : undefined
  if (item.href === place) return 'page'
  return `${item.href}/` === place ? 'true' : undefined
}

/** Every page for visitors, by what it is about: those of the menu and of the foot, then those that neither leads to and that are not hidden. */
export function allPages(
  { menu, espace, pied }: Navigation,
  targets: Targets & { hidden: string[] },
): NavigationGroup[] {
  const items = navigationItems(menu, targets)
  const found = [
    {
      label: 'Pour commencer',
      links: [{ label: 'Accueil', href: '/' }, ...linksIn(navigationItems(espace, targets))],
    },
    ...items.filter((item) => 'links' in item).map(treatmentsLast),
    { label: "L'institut", links: items.filter((item) => 'href' in item) },
  ]
  const known = new Set(found.flatMap(({ links }) => links.map(({ href }) => href)))
  const isNew = ({ href }: NavigationLink) => href !== '/login' && !known.has(href) && Boolean(known.add(href))
  const about = linksIn(navigationItems(pied, targets)).filter(isNew)
  const treatments = Object.entries(targets.titles).map(([id, label]) => ({ label, href: treatmentPath(id) }))
  const pages = Object.entries(FIXED_PAGES)
    .filter(([key]) => !targets.hidden.includes(key))
    .map(([, { name, path }]) => ({ label: saleLabel(name, targets.isSale), href: path }))
  const others = [...treatments, ...pages].filter(isNew)
  return [...found, { label: 'À propos du site', links: about }, { label: 'Autres pages', links: others }].filter(
    ({ links }) => links.length > 0,
  )
}

/** A group with what leads to many pages before what leads to one treatment. */
const treatmentsLast = ({ label, links }: NavigationGroup): NavigationGroup => {
  const isTreatment = ({ href }: NavigationLink) => href.startsWith(treatmentPath(''))
  return { label, links: [...links.filter((link) => !isTreatment(link)), ...links.filter(isTreatment)] }
}

/** Lists the entries with an address that visitors are not led to, as those below it are shown in its stead. */
export function coveredEntries(entries: NavigationEntry[]): NavigationEntry[] {
  return headsOf(entries)
    .filter(({ entry: { cible, adresse, masque }, below }) => {
      return !masque && cible === 'adresse' && adresse !== '' && below.some((one) => !one.masque)
    })
    .map(({ entry }) => entry)
}

/** Lists the entries that lead to no page of this site: each by its label and what it leads to. */
export function lostEntries(entries: NavigationEntry[], titles: Record<string, string>): NavigationEntry[] {
  const paths = new Set([...Object.values(FIXED_PAGES).map(({ path }) => path), '/login'])
  for (const id of Object.keys(titles)) paths.add(treatmentPath(id))
  const isHere = (path: string) => paths.has(path) || path.startsWith('/actualites/') || /\.[a-z\d]+$/.test(path)
  return entries.filter(({ cible, adresse }) => {
    const [path = ''] = adresse.split(/[?#]/)
    return cible === 'adresse' && path.startsWith('/') && !isHere(path)
  })
}
