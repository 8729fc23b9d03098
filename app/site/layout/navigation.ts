import { titledCards } from '../home/first-content'
import { treatmentPath } from '../../cms/documents/page-keys'

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

/** What concerns the visitor's own appointments and purchases. */
export const PERSONAL_LINKS: NavigationLink[] = [
  { label: 'Rendez-vous', href: '/rendez-vous' },
  { label: 'Mon compte', href: '/mon-compte' },
]

/** All treatments, and all prices, each on one page. */
export const OVERVIEWS: NavigationLink[] = [
  { label: 'Tous les soins', href: '/soins' },
  { label: 'Tous les tarifs', href: '/tarifs' },
]

/** What every site says of itself: at its foot. */
export const INFORMATION: NavigationLink[] = [
  { label: 'Mentions légales', href: '/mentions-legales' },
  { label: 'Conditions générales de vente', href: '/cgv' },
  { label: 'Plan du site', href: '/plan-du-site' },
  { label: 'Accessibilité : partiellement conforme', href: '/accessibilite' },
]

/** The site's navigation, in the order in which its pages stand side by side: treatments by their titles. */
export function navigation(
  referralUrl: string,
  titles: Record<string, string> | undefined,
): (NavigationLink | NavigationGroup)[] {
  return [
    {
      label: 'Nos soins',
      links: [...titledCards(titles).map(({ title, link }) => ({ label: title, href: link })), ...OVERVIEWS],
    },
    {
      label: 'Nos Actualités',
      links: [
        { label: 'Nouveautés', href: '/actualites' },
        { label: 'Offres du moment', href: '/offres-du-moment' },
        { label: 'Ventes privées', href: '/ventes-privees' },
        { label: 'Nos soldes', href: '/nos-soldes' },
      ],
    },
    { label: 'Nos produits', href: '/nos-produits' },
    { label: 'Chèques-cadeaux', href: '/cheques-cadeaux' },
    { label: 'Notre centre', href: '/notre-centre' },
    { label: 'Nos expertes', href: '/nos-expertes' },
    { label: 'Parrainage', href: referralUrl, external: true },
  ]
}

/** The addresses that the navigation leads to: any other page is none of its places. */
const PLACES = new Set(
  [{ label: 'Accueil', href: '/' }, ...PERSONAL_LINKS, ...navigation('', undefined)]
    .flatMap((item) => ('links' in item ? item.links : [item]))
    .map(({ href }) => href),
)

/** Which place of the navigation a page is: one that no link leads to for all others, so that their header is the same. */
export const placeOf = (path: string) => (PLACES.has(path) ? path : '#')

/** Every page for visitors, by what it is about: those of the navigation, and those that no menu leads to. */
export function allPages(referralUrl: string, titles: Record<string, string> | undefined): NavigationGroup[] {
  const items = navigation(referralUrl, titles)
  const groups = items.filter((item) => 'links' in item)
  const known = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)))
  const others = Object.entries(titles ?? {})
    .map(([id, title]) => ({ label: title, href: treatmentPath(id) }))
    .filter(({ label, href }) => label !== '' && !known.has(href))
  return [
    { label: 'Pour commencer', links: [{ label: 'Accueil', href: '/' }, ...PERSONAL_LINKS] },
    ...groups.map((group, index) => (index === 0 ? { ...group, links: [...group.links, ...others] } : group)),
    { label: "L'institut", links: items.filter((item) => 'href' in item) },
    { label: 'À propos du site', links: INFORMATION },
  ]
}
