import type { NewTreatment } from './definition.ts'

/** The treatment whose page begins with a warning, and of which nothing may make anyone want it. */
export const UV = 'bronzage-uv'

export const UV_PATH = `/soins/${UV}`

/** Session lengths and prices. Source: specification, section 9, « UV tanning prices ». */
const UV_PRICES = [
  { minutes: 8, euros: 8 },
  { minutes: 10, euros: 10 },
  { minutes: 12, euros: 12 },
  { minutes: 14, euros: 14 },
  { minutes: 16, euros: 16 },
  { minutes: 18, euros: 18 },
  { minutes: 20, euros: 20 },
]

/** The warning that French law asks for: arrêté du 20 octobre 2014, loi n° 2016-41, article 21. */
export const UV_NOTICE = {
  title: "Notice d'information",
  paragraphs: [
    "L'exposition aux rayonnements UV d'un appareil de bronzage peut provoquer des cancers de la peau et des yeux. Ce risque existe dès la première exposition et augmente avec chacune des suivantes.",
    'Elle accélère aussi le vieillissement de la peau : rides, taches, perte de souplesse.',
    'La réglementation encadre les appareils et leur utilisation ; elle ne supprime pas le risque.',
    "L'utilisation est interdite aux personnes de moins de 18 ans. Une pièce d'identité est demandée.",
    'Le port de lunettes de protection est obligatoire pendant toute la séance. Elles sont fournies.',
  ],
}

export const UV_TREATMENT: NewTreatment = {
  title: 'Bronzage UV',
  besoin: 'Bronzage',
  image: `/images/soins/${UV}.jpg`,
  accroche: 'Interdit aux moins de 18 ans',
  reperes: {
    pourQui: 'Personnes majeures, après un entretien',
    eviter: 'Séance exclue : peaux très claires, grains de beauté nombreux',
    grossesse: 'Séance exclue',
    age: "Interdit avant 18 ans, pièce d'identité demandée",
    medicaments: 'Produit qui rend la peau sensible à la lumière : séance exclue',
  },
  description: [
    "<p>Le Centre international de recherche sur le cancer classe les UV artificiels parmi les cancérogènes certains pour l'être humain. Les autorités sanitaires recommandent de ne pas y avoir recours.</p>",
    '<h3>Avant chaque séance</h3>',
    '<ol>',
    "<li>Vous montrez une pièce d'identité : nous vérifions votre majorité.</li>",
    '<li>Une professionnelle formée vous informe des risques, oralement et par écrit.</li>',
    '<li>Elle détermine votre type de peau et vous interroge sur vos traitements et vos antécédents.</li>',
    "<li>C'est elle qui fixe la durée, qui remet les lunettes de protection et qui reste à portée de voix. Elle peut refuser une séance.</li>",
    '</ol>',
    '<h3>La séance est exclue</h3>',
    '<ul>',
    '<li>avant 18 ans ;</li>',
    '<li>phototype I (peaux très claires, qui brûlent toujours et ne bronzent pas), taches de rousseur nombreuses ou coup de soleil en cours ;</li>',
    '<li>grossesse ;</li>',
    '<li>médicament ou cosmétique qui rend la peau sensible à la lumière : en cas de doute, demandez à votre médecin ou à votre pharmacien ;</li>',
    '<li>grains de beauté nombreux ou inhabituels ;</li>',
    '<li>cancer de la peau, actuel ou passé, ou terrain qui y prédispose, notamment familial ;</li>',
    "<li>coups de soleil graves dans l'enfance, maladie de peau ou maladie aggravée par la lumière.</li>",
    '</ul>',
    "<p>L'usage est fortement déconseillé aux peaux claires qui brûlent facilement (phototype II). Au moins 48 heures séparent deux séances, et l'on ne s'expose pas au soleil le même jour.</p>",
    "<h3>L'appareil</h3>",
    "<p>Il se trouve dans une cabine individuelle. Seuls les appareils de type UV 1 ou UV 3 sont admis pour le public ; le type du nôtre est inscrit sur l'appareil, et un organisme accrédité le contrôle périodiquement.</p>",
  ].join(''),
  videos: ['/videos/bronzage-uv.mp4'],
  textesVideos: [
    {
      video: '/videos/bronzage-uv.mp4',
      texte:
        "<p>Film sans paroles ni son, de huit secondes. Des lunettes de protection grises, posées sur une table, sont vues de face. L'image s'en approche un peu, puis s'en éloigne.</p>",
    },
  ],
  tarifs: UV_PRICES.map(({ minutes, euros }) => ({ name: `Séance de ${minutes} min`, price: `${euros} €` })),
  questions: [
    {
      question: 'Une séance prépare-t-elle la peau au soleil ?',
      answer:
        "<p>Non. Le bronzage obtenu en cabine protège très peu des coups de soleil et n'évite aucun des dégâts causés par les UV. L'exposition artificielle s'ajoute à celle du soleil ; elle n'a pas d'effet bénéfique pour la santé.</p>",
    },
    {
      question: 'Quel délai respecter entre deux séances ?',
      answer:
        '<p>Au moins 48 heures, sans exception, et pas de soleil le même jour. Le nombre de séances sur une année est limité par le programme du fabricant, que nous appliquons selon votre type de peau.</p>',
    },
    {
      question: 'Que faut-il retirer avant de commencer ?',
      answer:
        '<p>Le maquillage, le parfum, le déodorant et les bijoux : certains produits rendent la peau plus réactive et peuvent provoquer une brûlure ou une tache. Retirez aussi vos lentilles de contact, et gardez les lunettes de protection du début à la fin. Fermer les yeux ne suffit pas.</p>',
    },
    {
      question: 'Que faire si la peau réagit après une séance ?',
      answer:
        '<p>Ne vous exposez plus, ni en cabine ni au soleil, et prévenez-nous. Consultez un médecin en cas de brûlure, de cloques ou de gêne aux yeux. Montrez-lui également tout grain de beauté qui change de forme, de taille ou de couleur.</p>',
    },
  ],
}
