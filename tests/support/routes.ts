import { TREATMENTS } from '../../app/site/treatment/first-content.ts'

/** Every address that a visitor can read, by the name of its screenshot. */
export const VISITOR_ROUTES: Record<string, string> = {
  accueil: '/',
  ...Object.fromEntries(Object.keys(TREATMENTS).map((id) => [`soins-${id}`, `/soins/${id}`])),
  soins: '/soins',
  tarifs: '/tarifs',
  'bronzage-uv-notice-lue': '/soins/bronzage-uv?notice=lue',
  'nos-expertes': '/nos-expertes',
  'notre-centre': '/notre-centre',
  actualites: '/actualites',
  article: '/actualites/une-journee-decouverte-le-premier-samedi-du-mois',
  'offres-du-moment': '/offres-du-moment',
  'ventes-privees': '/ventes-privees',
  'nos-soldes': '/nos-soldes',
  'cheques-cadeaux': '/cheques-cadeaux',
  'nos-produits': '/nos-produits',
  'mon-compte': '/mon-compte',
  'rendez-vous': '/rendez-vous',
  'mentions-legales': '/mentions-legales',
  cgv: '/cgv',
  'plan-du-site': '/plan-du-site',
  accessibilite: '/accessibilite',
  login: '/login',
}

/** The widths at which the layout is judged, in CSS pixels: both sides of each of its breakpoints. */
export const WIDTHS = [390, 768, 1200, 1201, 1600]
