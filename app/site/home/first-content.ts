import type { NewTeam } from '../team/definition.ts'

export interface Slide {
  image: string
}

export interface Card {
  title: string
  image: string
  link: string
  /** At most six words. */
  hint: string
}

export interface Expert {
  name: string
  role: string
  image: string
  words: string
}

export const CAROUSEL: Slide[] = [
  { image: '/images/accueil/cabine.jpg' },
  { image: '/images/accueil/visage.jpg' },
  { image: '/images/accueil/mains.jpg' },
  { image: '/images/accueil/corps.jpg' },
  { image: '/images/accueil/regard.jpg' },
  { image: '/images/accueil/boutique.jpg' },
]

export const CARDS: Card[] = [
  {
    title: 'Bronzage UV',
    image: '/images/soins/bronzage-uv.jpg',
    link: '/soins/bronzage-uv',
    hint: 'Interdit aux moins de 18 ans',
  },
  {
    title: 'Épilation au fil',
    image: '/images/soins/epilation-au-fil.jpg',
    link: '/soins/epilation-au-fil',
    hint: 'La précision, au poil près',
  },
  {
    title: 'Épilation à la cire',
    image: '/images/soins/epilation-a-la-cire.jpg',
    link: '/soins/epilation-a-la-cire',
    hint: 'Nette, du visage aux jambes',
  },
  {
    title: 'Beauté en duo',
    image: '/images/soins/beaute-en-duo.jpg',
    link: '/soins/beaute-en-duo',
    hint: 'Deux tables, un même moment',
  },
  {
    title: 'Beauté du regard',
    image: '/images/soins/beaute-du-regard.jpg',
    link: '/soins/beaute-du-regard',
    hint: 'Cils et sourcils sur mesure',
  },
  {
    title: 'Beauté du sourire',
    image: '/images/soins/beaute-du-sourire.jpg',
    link: '/soins/beaute-du-sourire',
    hint: 'Un éclat qui reste naturel',
  },
  {
    title: 'Amincissement',
    image: '/images/soins/cryolipolyse.jpg',
    link: '/soins/Cryolipolyse',
    hint: 'Le froid, zone par zone',
  },
  {
    title: 'Soins du visage',
    image: '/images/soins/soins-du-visage.jpg',
    link: '/soins/soins-du-visage',
    hint: 'Selon votre peau, ce jour-là',
  },
  {
    title: 'Soins du corps',
    image: '/images/soins/soins-du-corps.jpg',
    link: '/soins/soins-du-corps',
    hint: 'Gommages, enveloppements et modelages',
  },
  {
    title: 'Soins des mains',
    image: '/images/soins/soins-des-mains.jpg',
    link: '/soins/soins-des-mains',
    hint: 'Ongles nets, peau nourrie',
  },
  {
    title: 'Soins des pieds',
    image: '/images/soins/soins-des-pieds.jpg',
    link: '/soins/soins-des-pieds',
    hint: "Des pieds légers toute l'année",
  },
  {
    title: 'Maquillage',
    image: '/images/soins/maquillage.jpg',
    link: '/soins/maquillage',
    hint: 'Jour, soir et grandes occasions',
  },
  {
    title: 'Vernis semi-permanent',
    image: '/images/soins/verni-semi-permanent.jpg',
    link: '/soins/verni-semi-permanent',
    hint: 'La couleur qui tient',
  },
]

export const EXPERTS: Expert[] = [
  {
    name: 'Camille Weber',
    role: 'Experte minceur et regard',
    image: '/images/equipe/camille.jpg',
    words:
      'Je préfère un bilan honnête à une belle promesse. On regarde ensemble ce qui est possible, puis on avance séance après séance.',
  },
  {
    name: 'Inès Keller',
    role: 'Experte sourcils',
    image: '/images/equipe/ines.jpg',
    words: "Un sourcil réussi, c'est celui dont personne ne parle. On vous dit seulement que vous avez bonne mine.",
  },
]

/** The treatment that has a page of its own and no document. */
const UV_LINK = '/soins/bronzage-uv'

/** The cards of the treatments that there are, each called as its treatment is; all of them where this is not known. */
export function titledCards(titles: Record<string, string> | undefined): Card[] {
  if (!titles) return CARDS
  return CARDS.flatMap((card) => {
    const title = titles[card.link.replace('/soins/', '')]
    return title === undefined && card.link !== UV_LINK ? [] : [{ ...card, title: title || card.title }]
  })
}

/** The experts as the team has them: by their name, or where that has changed by their role. Who has left is left out. */
export function expertsOf(members: NewTeam['members']): Expert[] {
  const isOfAnother = (name: string) => EXPERTS.some((expert) => expert.name === name)
  return EXPERTS.flatMap((expert) => {
    const member =
      members.find(({ name }) => name === expert.name) ??
      members.find(({ name, role }) => role === expert.role && !isOfAnother(name))
    return member ? [{ ...expert, name: member.name, role: member.role }] : []
  })
}

/** The pictures of the bands between the sections. */
export const BANNERS = {
  promotions: '/images/accueil/promotions.jpg',
  products: '/images/accueil/produits.jpg',
  centre: '/images/accueil/centre.jpg',
  voucher: '/images/accueil/cheques-cadeaux.jpg',
}

export const HOME_TEXTS = {
  promotions: {
    title: 'Ventes privées et soldes',
    text: "Quelques coffrets, des fins de série et des soins en petit nombre, à prix réduit. Quand il n'y en a plus, il n'y en a plus.",
  },
  products: {
    title: 'Les produits de nos cabines, chez vous',
    text: 'Huiles, crèmes, baumes : nous ne vendons que ce que nous utilisons ou conseillons nous-mêmes.',
  },
  centre: {
    title: 'Notre centre',
    text: 'Des cabines calmes, des expertes qui connaissent leur métier et le temps de vous recevoir comme il faut. Venez voir.',
  },
  voucher: {
    title: 'Offrir un chèque-cadeau',
    text: 'Vous choisissez le montant ou le soin, nous faisons le reste. Il se commande au téléphone ou au centre, en quelques minutes.',
  },
  newsletter: {
    title: 'Des nouvelles, pas plus',
    text: "Les nouveaux soins et les dates à retenir, de temps en temps. Vous pouvez vous désinscrire d'un clic.",
  },
}
