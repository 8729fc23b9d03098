import type { NewSite } from '../../cms/documents/definition.ts'
import type { NewHome } from './definition.ts'

/** The home page as it begins. Its experts are named as in the first team; `withMembers` tells which these are. */
export const HOME: NewHome = {
  ouverture: {
    phrase: 'Institut de beauté et de soins',
    ville: true,
    suite: 'Épilation, visage, corps, mains, pieds et regard : vous choisissez, nous prenons le temps.',
    bouton: 'Réserver',
    lien: '/rendez-vous',
    second: 'Voir les soins',
    vers: '/soins',
    photos: [
      { image: '/images/accueil/cabine.jpg', mots: "Venir à l'institut", lien: '/notre-centre' },
      { image: '/images/accueil/visage.jpg', mots: 'Le visage, selon votre peau', lien: '/soins/soins-du-visage' },
      { image: '/images/accueil/mains.jpg', mots: 'Les mains, nettes et douces', lien: '/soins/soins-des-mains' },
      { image: '/images/accueil/corps.jpg', mots: 'Le corps, au calme', lien: '/soins/soins-du-corps' },
      { image: '/images/accueil/regard.jpg', mots: 'Le regard, sans excès', lien: '/soins/beaute-du-regard' },
      { image: '/images/accueil/boutique.jpg', mots: 'Nos produits, chez vous', lien: '/nos-produits' },
    ],
  },
  promotions: {
    titre: 'Ventes privées et soldes',
    texte:
      "De temps en temps, quelques coffrets et des soins en petit nombre ; toute l'année, des fins de série. Quand il n'y en a plus, il n'y en a plus.",
    boutons: [
      { texte: 'Ventes privées', lien: '/ventes-privees', discret: true },
      { texte: 'Nos soldes', lien: '/nos-soldes', discret: true },
    ],
    image: '/images/accueil/promotions.jpg',
  },
  soins: { titre: 'Prenez soin de vous, de la tête aux pieds' },
  produits: {
    titre: 'Les produits de nos cabines, chez vous',
    texte: 'Huiles, crèmes, baumes : nous ne vendons que ce que nous utilisons ou conseillons nous-mêmes.',
    boutons: [{ texte: 'Découvrir nos produits', lien: '/nos-produits', discret: false }],
    image: '/images/accueil/produits.jpg',
  },
  centre: {
    titre: 'Notre centre',
    texte:
      'Des cabines calmes, des expertes qui connaissent leur métier et le temps de vous recevoir comme il faut. Venez voir.',
    boutons: [{ texte: 'Découvrir notre centre', lien: '/notre-centre', discret: true }],
    image: '/images/accueil/centre.jpg',
  },
  cheques: {
    titre: 'Offrir un chèque-cadeau',
    texte: 'Vous choisissez le montant ou le soin, nous faisons le reste. Il se commande en quelques minutes.',
    boutons: [{ texte: 'Offrir un chèque-cadeau', lien: '/cheques-cadeaux', discret: false }],
    image: '/images/accueil/cheques-cadeaux.jpg',
  },
  expertes: {
    titre: 'Notre équipe',
    personnes: [
      {
        membre: 'Camille Weber',
        mots: 'Je préfère un bilan honnête à une belle promesse. On regarde ensemble ce qui est possible, puis on avance séance après séance.',
        image: '',
      },
      {
        membre: 'Inès Keller',
        mots: "Un sourcil réussi, c'est celui dont personne ne parle. On vous dit seulement que vous avez bonne mine.",
        image: '',
      },
    ],
    lien: "Toute l'équipe",
  },
  lettre: {
    titre: 'De nos nouvelles, sans excès',
    texte: 'Les nouveaux soins et les dates à retenir, de temps en temps.',
    bouton: "S'inscrire à la lettre",
    note: "On s'en désinscrit d'un clic. Le formulaire vient d'un service d'envoi de lettres ({service}) ; il n'est chargé que si vous le demandez.",
    secours: 'Le formulaire ne vient pas ? Ouvrez-le dans un nouvel onglet',
    boutonSans: 'Lire nos actualités',
    lienSans: '/actualites',
    noteSans: "Pour recevoir notre lettre, laissez votre e-mail à l'accueil, lors de votre prochain soin.",
  },
  ordre: [
    { bloc: 'promotions', masque: false },
    { bloc: 'soins', masque: false },
    { bloc: 'produits', masque: false },
    { bloc: 'centre', masque: false },
    { bloc: 'cheques', masque: false },
    { bloc: 'expertes', masque: false },
    { bloc: 'lettre', masque: false },
  ],
}

/** The pictures that the home page begins with. */
export const HOME_PICTURES: string[] = [
  HOME.ouverture.photos,
  [HOME.promotions, HOME.produits, HOME.centre, HOME.cheques],
].flatMap((pictured) => pictured.map(({ image }) => image))

/** What the first experts do: by this they are known where their names have changed. */
const FIRST_ROLES: Record<string, string> = {
  'Camille Weber': 'Experte minceur et regard',
  'Inès Keller': 'Experte sourcils',
}

/**
 * Names the first experts by the ids that the team's members have: the member of that name, or where there is none of
 * that role. Who is not in the team is left out.
 */
export function withMembers(home: NewHome, members: NewSite['members']): NewHome {
  const isOfAnother = (name: string) => home.expertes.personnes.some(({ membre }) => membre === name)
  const personnes = home.expertes.personnes.flatMap((person) => {
    const member =
      members.find(({ name }) => name === person.membre) ??
      members.find(({ name, role }) => role === FIRST_ROLES[person.membre] && !isOfAnother(name))
    return member ? [{ ...person, membre: member.id }] : []
  })
  return { ...home, expertes: { ...home.expertes, personnes } }
}
