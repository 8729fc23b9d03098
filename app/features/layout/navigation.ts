import { titledCards } from '../../content/home'

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

/** The site's navigation, in the order in which its pages stand side by side: treatments by their titles. */
export function navigation(
  referralUrl: string,
  titles: Record<string, string> | undefined,
): (NavigationLink | NavigationGroup)[] {
  return [
    { label: 'Nos soins', links: titledCards(titles).map(({ title, link }) => ({ label: title, href: link })) },
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
