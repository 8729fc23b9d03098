/** A page for visitors that is always there. */
export interface FixedPage {
  path: string
  name: string
  /** Its route module, below `app`. */
  file: string
}

/** The pages for visitors that are always there, by their key. */
export const FIXED_PAGES: Record<string, FixedPage> = {
  accueil: { path: '/', name: 'Accueil', file: 'site/home/route.tsx' },
  soins: { path: '/soins', name: 'Tous les soins', file: 'site/treatment/soins-route.tsx' },
  tarifs: { path: '/tarifs', name: 'Tous les tarifs', file: 'site/treatment/tarifs-route.tsx' },
  'nos-expertes': { path: '/nos-expertes', name: 'Notre équipe', file: 'site/team/route.tsx' },
  'notre-centre': { path: '/notre-centre', name: 'Notre centre', file: 'site/centre/route.tsx' },
  actualites: { path: '/actualites', name: 'Nos Actualités', file: 'site/news/route.tsx' },
  'offres-du-moment': { path: '/offres-du-moment', name: 'Nos Offres', file: 'site/offers/route.tsx' },
  'ventes-privees': { path: '/ventes-privees', name: 'Ventes privées', file: 'site/offers/route.tsx' },
  'nos-soldes': { path: '/nos-soldes', name: 'Nos soldes', file: 'site/offers/route.tsx' },
  'cheques-cadeaux': { path: '/cheques-cadeaux', name: 'Chèques-cadeaux', file: 'site/booking/route.tsx' },
  'nos-produits': { path: '/nos-produits', name: 'Nos produits', file: 'site/booking/route.tsx' },
  'mon-compte': { path: '/mon-compte', name: 'Mon compte', file: 'site/booking/route.tsx' },
  'rendez-vous': { path: '/rendez-vous', name: 'Rendez-vous', file: 'site/booking/route.tsx' },
  'mentions-legales': {
    path: '/mentions-legales',
    name: 'Mentions légales',
    file: 'site/legal/legal-notice-route.tsx',
  },
  cgv: { path: '/cgv', name: 'Conditions générales de vente', file: 'site/legal/terms-route.tsx' },
  'plan-du-site': { path: '/plan-du-site', name: 'Plan du site', file: 'site/layout/site-map-route.tsx' },
  accessibilite: { path: '/accessibilite', name: 'Accessibilité', file: 'site/legal/accessibility-route.tsx' },
}
