/** What pages are called, where nobody has said otherwise. */
export const TITLES = {
  soins: 'Tous les soins',
  tarifs: 'Tous les tarifs',
  'nos-expertes': 'Notre équipe',
  'notre-centre': 'Notre centre',
  actualites: 'Nos Actualités',
  'offres-du-moment': 'Nos Offres',
  'ventes-privees': 'Nos Ventes privées',
  'nos-soldes': 'Nos Soldes',
  'cheques-cadeaux': 'Chèques-cadeaux',
  'nos-produits': 'Nos produits',
  'mon-compte': 'Mon compte',
  'rendez-vous': 'Rendez-vous',
  'plan-du-site': 'Plan du site',
  accessibilite: 'Accessibilité',
}

/** What is said of the institute, and of pages whose words were once no document. */
export const STANDING = {
  metier: 'institut de beauté',
  exemples: 'maillot, cils…',
  note: 'Prix TTC, service compris.',
  noteArticles: 'Prix TTC.',
  besoins: ['Épilation', 'Visage', 'Corps', 'Mains et pieds', 'Regard et maquillage'],
  sansTexte: 'les prix, et comment prendre rendez-vous.',
  centre: "Adresse, horaires d'ouverture et téléphone",
  cgv: 'Réservation, annulation, prix, paiement, fidélité, parrainage, rétractation et litiges.',
  'mentions-legales': 'Éditeur, hébergement, propriété intellectuelle, responsabilité, cookies et contact.',
  enTete: 'Chèque-cadeau',
  carte: ['Pour', 'Un montant ou un soin', 'De la part de', "Valable jusqu'au"],
  titreMontants: 'Un montant',
  enTeteFidelite: 'Carte de fidélité',
  carteFidelite: ['Au nom de', 'Mes points', "Valable jusqu'au"],
  demande: 'Faire mettre de côté',
  appel: 'Réserver par téléphone',
  suite: 'À lire aussi',
  place: 'Garder une place',
  produits: '/images/accueil/produits.jpg',
  visite: "Ou à l'institut",
  choix: 'Choisissez votre soin',
  ferme: 'Ou écrivez-nous, avec deux moments possibles :',
  rendezVous: '/images/textes/rendez-vous.jpg',
  accessibilite: {
    titre: TITLES.accessibilite,
    introduction: 'Ce que tout le monde peut faire sur ce site, et ce qui manque encore.',
    description: "Ce qui est accessible à tous sur ce site, ce qui ne l'est pas encore, et à qui le dire.",
  },
}

/** What there is today on the pages of the booking service, where it is not there. */
export const TODAY = {
  'cheques-cadeaux': [
    {
      titre: 'Sa validité',
      texte:
        "La date de fin est inscrite dessus, et annoncée avant l'achat. D'ici là, la personne prend rendez-vous quand elle veut et présente le chèque le jour venu.",
    },
    {
      titre: 'Le règlement',
      texte:
        'En espèces, par carte bancaire ou avec un portefeuille électronique. Au-delà de 100 €, en plusieurs fois sans frais si vous le souhaitez.',
      lien: '/cgv#prix-et-paiement',
    },
    {
      titre: 'Prêt en un appel',
      texte:
        "Le chèque vous attend à l'accueil, où vous le réglez, ou part par e-mail ou par la poste une fois réglé par virement.",
    },
  ],
  'nos-produits': [
    {
      titre: 'Les huiles',
      texte:
        'Pour le corps, après la douche ou pour prolonger un modelage. Demandez celle que vous avez sentie en cabine.',
      lien: '/soins/soins-du-corps',
    },
    {
      titre: 'Les crèmes',
      texte: 'Pour le visage et pour les mains, selon votre peau : celles que nous appliquons nous-mêmes.',
      lien: '/soins/soins-du-visage',
    },
    {
      titre: 'Les baumes',
      texte: 'Pour les lèvres, les coudes et les talons, là où la peau demande plus.',
      lien: '/soins/soins-des-pieds',
    },
  ],
  'mon-compte': [
    {
      titre: 'Vos rendez-vous',
      texte: "Un doute sur l'heure, un empêchement : nous retrouvons votre rendez-vous à votre nom, et le déplaçons.",
      lien: '/rendez-vous',
    },
    {
      titre: 'Votre carte de fidélité',
      texte: "Ses points, sa fin et ce qu'elle donne : les règles sont dans nos conditions de vente.",
      lien: '/cgv#carte-de-fidelite',
    },
    {
      titre: 'Vos coordonnées',
      texte: 'Un numéro ou une adresse qui change : dites-le-nous, nous le notons aussitôt.',
      lien: '/notre-centre',
    },
    {
      titre: 'Vos chèques-cadeaux',
      texte: 'Ceux que vous avez reçus se présentent le jour du soin. Pour en offrir à votre tour, un appel suffit.',
      lien: '/cheques-cadeaux',
    },
  ],
}
