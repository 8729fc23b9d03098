import type { NavigationEntry, NewNavigation } from './definition.ts'

type Entry = Omit<NavigationEntry, 'id'>

const entry = (libelle: string, adresse: string, more: Partial<Entry> = {}): Entry => ({
  libelle,
  cible: 'adresse',
  adresse,
  rang: 'premier',
  masque: false,
  ...more,
})

const below = (libelle: string, adresse: string) => entry(libelle, adresse, { rang: 'dessous' })

/** The menu and the foot of the page, in the order in which the pages stand side by side. */
export const NAVIGATION: NewNavigation = {
  menu: [
    entry('Nos soins', '', { cible: 'soins' }),
    below('Tous les soins', '/soins'),
    below('Tous les tarifs', '/tarifs'),
    entry('Nos Actualités', ''),
    below('Nouveautés', '/actualites'),
    below('Offres du moment', '/offres-du-moment'),
    below('Ventes privées', '/ventes-privees'),
    below('Nos soldes', '/nos-soldes'),
    entry('Nos produits', '/nos-produits'),
    entry('Chèques-cadeaux', '/cheques-cadeaux'),
    entry('Notre centre', '/notre-centre'),
    entry('Notre équipe', '/nos-expertes'),
    entry('Parrainage', '', { cible: 'parrainage' }),
  ],
  espace: [entry('Rendez-vous', '/rendez-vous'), entry('Mon compte', '/mon-compte')],
  bouton: 'Réserver',
  accroche: 'Prendre soin de\u00a0vous, à\u00a0votre\u00a0heure.',
  pied: [
    entry('Horaires et accès', '/notre-centre'),
    entry('Tous les soins', '/soins'),
    entry('Tous les tarifs', '/tarifs'),
    entry('Mentions légales', '/mentions-legales'),
    entry('Conditions générales de vente', '/cgv'),
    entry('Plan du site', '/plan-du-site'),
    entry('Accessibilité : partiellement conforme', '/accessibilite'),
    entry("Connexion de l'équipe", '/login'),
  ],
  cookies:
    '<p>Nos pages ne déposent aucun cookie chez vous. Celles de réservation montrent un service extérieur, qui peut déposer les siens : <a href="/mentions-legales#cookies">voir les mentions légales</a>.</p>',
  cookiesSans:
    '<p>Nos pages ne déposent aucun cookie chez vous : <a href="/mentions-legales#cookies">voir les mentions légales</a>.</p>',
  droits: 'Tous droits réservés.',
}
