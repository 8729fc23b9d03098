import type { NewWords } from './definition.ts'
import { STANDING, TITLES, TODAY } from './standing-words.ts'

const VOUCHERS = "Un soin, un rituel ou un montant : vous choisissez, la personne à qui vous l'offrez prend son temps."
const PRODUCTS = 'Les huiles, crèmes et baumes que nous utilisons en cabine.'
const ACCOUNT = 'Vos rendez-vous, vos achats et vos coordonnées.'

/** What the pages say while nobody has said otherwise. */
export const WORDS: NewWords = {
  accueil: {
    metier: STANDING.metier,
    description:
      'Soins du visage et du corps, épilation, beauté du regard, mains et pieds, maquillage : les soins, leurs prix et comment prendre rendez-vous.',
  },
  soins: {
    titre: TITLES.soins,
    introduction: 'Par besoin, avec la durée et le prix de chacun.',
    description:
      'Tous les soins par besoin : épilation, visage, corps et minceur, mains et pieds, regard. À partir de quel prix, et comment prendre rendez-vous.',
    besoins: STANDING.besoins,
    sansTexte: STANDING.sansTexte,
  },
  tarifs: {
    titre: TITLES.tarifs,
    introduction: "Tous les prix de l'institut, soin par soin, avec la durée de chacun.",
    description:
      "Tous les prix de l'institut sur une page : épilation, maillot, soins du visage et du corps, manucure, cils, minceur. Prix TTC, service compris.",
    exemples: STANDING.exemples,
    note: STANDING.note,
    noteArticles: STANDING.noteArticles,
  },
  'bronzage-uv': { notice: [] },
  'nos-expertes': {
    titre: TITLES['nos-expertes'],
    introduction: "Les personnes qui vous reçoivent, et ce qu'elles font le mieux.",
    vide: 'Aucun membre trouvé.',
    description: "Les expertes de l'institut et leurs spécialités.",
  },
  'notre-centre': {
    titre: TITLES['notre-centre'],
    introduction: "Quatre cabines et une porte verte, au rez-de-chaussée d'une maison ancienne.",
    acces: "Parking gratuit, facile d'accès.",
    description: STANDING.centre,
  },
  cgv: { description: STANDING.cgv },
  'mentions-legales': { description: STANDING['mentions-legales'] },
  actualites: {
    titre: TITLES.actualites,
    introduction: "Nouveaux soins, nouvelles de l'institut, conseils de saison.",
    vide: 'Aucune actualité pour le moment.',
    suite: STANDING.suite,
    place: STANDING.place,
  },
  'offres-du-moment': {
    titre: TITLES['offres-du-moment'],
    introduction: 'Ce que nous proposons en ce moment, en soins et en duos.',
    vide: 'Aucune offre pour le moment.',
  },
  'ventes-privees': {
    titre: TITLES['ventes-privees'],
    introduction: "Des soins et des coffrets en petit nombre. Pour en être : un appel, ou un mot à l'accueil.",
    vide: 'Aucune vente privée pour le moment.',
    demande: STANDING.appel,
  },
  'nos-soldes': {
    titre: TITLES['nos-soldes'],
    introduction: 'Les dernières pièces de la boutique, à prix réduit.',
    vide: 'Aucun article à prix réduit pour le moment.',
    demande: STANDING.demande,
  },
  'cheques-cadeaux': {
    titre: TITLES['cheques-cadeaux'],
    introduction: VOUCHERS,
    introductionEnLigne: VOUCHERS,
    aide: 'Dites-nous le montant ou le soin, et le nom à écrire.',
    enTete: STANDING.enTete,
    carte: [
      'Pour : Jeanne',
      'Un soin : modelage relaxant, 1 h',
      'De la part de : Paul et Louise',
      "Valable jusqu'au : 24 juin 2027",
    ],
    titreMontants: STANDING.titreMontants,
    montants: ['50 €', '80 €', '120 €'],
    autreMontant: "Par exemple, ou toute autre somme : elle s'écrit sur le chèque.",
    titreSoins: 'Ou un soin de la carte',
    reperes: TODAY['cheques-cadeaux'],
  },
  'nos-produits': {
    titre: TITLES['nos-produits'],
    introduction:
      'Les huiles, crèmes et baumes que nous utilisons en cabine. Un appel, et ceux qui vous plaisent attendent à votre nom.',
    introductionEnLigne: PRODUCTS,
    aide: 'Demandez conseil et faites mettre de côté ce qui vous convient : vous le réglez en venant le prendre.',
    image: STANDING.produits,
    reperes: [
      {
        titre: 'Essayez avant',
        texte: "Chaque produit se sent et s'essaie à l'institut, sur votre peau, avant de choisir.",
      },
      {
        titre: 'Mis de côté en un appel',
        texte: "Il vous attend à l'accueil, à votre nom : vous le réglez en venant le prendre.",
      },
      {
        titre: 'Choisi avec vous',
        texte: "Dites ce que votre peau aime et ce qu'elle ne supporte pas : une experte vous conseille.",
        lien: '/nos-expertes',
      },
    ],
  },
  'mon-compte': {
    titre: TITLES['mon-compte'],
    introduction: "Vos points, vos rendez-vous et vos coordonnées sont tenus à l'accueil, au téléphone ou sur place.",
    introductionEnLigne: ACCOUNT,
    aide: 'Pour déplacer ou annuler un rendez-vous, un appel suffit.',
    enTete: STANDING.enTeteFidelite,
    carte: ['Au nom de : Jeanne', 'Mes points : 140 sur 200', "Valable jusqu'au : 3 mai 2027"],
    reperes: [
      {
        chiffre: '5 €',
        titre: 'Le prix de la carte',
        texte: "À l'accueil. Les 5 € vous sont rendus à la visite suivante, et la carte vaut 12 mois.",
      },
      {
        chiffre: '1 point',
        titre: 'Pour 1 € dépensé',
        texte: "Ils s'additionnent à chaque visite, bronzage UV excepté.",
      },
      {
        chiffre: '20 %',
        titre: 'La remise, à 200 points',
        texte: 'Elle ne se cumule pas avec une promotion. Toutes les règles sont dans nos conditions de vente.',
        lien: '/cgv#carte-de-fidelite',
      },
      {
        titre: 'Déplacer un rendez-vous',
        texte: 'Un appel ou un e-mail suffit : nous le retrouvons à votre nom, et le déplaçons.',
        lien: '/rendez-vous',
      },
      {
        titre: 'Vos coordonnées',
        texte: 'Un numéro ou une adresse qui change : dites-le-nous, nous le notons aussitôt.',
        lien: '/notre-centre',
      },
      {
        titre: 'Offrir un chèque-cadeau',
        texte: 'Un appel suffit. Ceux que vous avez reçus se présentent le jour du soin.',
        lien: '/cheques-cadeaux',
      },
    ],
  },
  'rendez-vous': {
    titre: TITLES['rendez-vous'],
    introduction: "Appelez-nous : nous trouvons ensemble le soin, le jour et l'heure.",
    introductionEnLigne: "Choisissez le soin, le jour et l'heure, en ligne ou au téléphone.",
    aide: 'Dites-nous le soin qui vous tente et deux moments qui vous conviendraient.',
    titreSoins: STANDING.choix,
    image: STANDING.rendezVous,
    ferme: STANDING.ferme,
  },
  reservation: {
    telephone: 'Par téléphone',
    deplacement:
      'Un rendez-vous se déplace ou s\'annule sans frais jusqu\'à 48 heures avant. Les détails sont dans nos <a href="/cgv#rendez-vous-retard-et-annulation">conditions générales de vente</a>.',
    horaires: 'Nos horaires',
    visite: STANDING.visite,
  },
  invitation: {
    titre: 'Une envie, une question ?',
    texte: "Parlons-en au téléphone, ou passez nous voir à l'institut.",
  },
  'plan-du-site': {
    titre: TITLES['plan-du-site'],
    introduction: "Toutes les pages, en un coup d'œil.",
    description: "Toutes les pages du site : les soins, les actualités et les offres, l'institut et la réservation.",
  },
  accessibilite: STANDING.accessibilite,
}
