import type { Centre } from './definition.ts'
import { IDENTITY } from '../legal/first-content.ts'

/** The drawn plan of where nobody is: an example. */
export const FIRST_PLAN = '/images/centre/plan.jpg'

export const CENTRE: Centre = {
  ...IDENTITY,
  description: [
    "L'institut occupe le rez-de-chaussée d'une maison ancienne : quatre cabines calmes, une lumière douce, et une grande pièce d'accueil où l'on s'assoit avant et après le soin. Rien ne presse : les rendez-vous sont assez espacés pour que personne ne se bouscule.",
    "Les expertes ont chacune leur spécialité : le regard et les sourcils, le visage et le corps, les mains et les pieds, l'épilation et le maquillage, l'amincissement. Elles vous écoutent d'abord, vous disent ce qui convient à votre peau, et aussi ce qui ne lui convient pas.",
    "Le linge est changé entre deux personnes, les instruments sont désinfectés ou à usage unique, et la composition de chaque produit est à votre disposition. Les prix sont ceux du site : vous les connaissez avant d'entrer, et rien ne s'y ajoute sans votre accord.",
  ],
  horaires: {
    lundi: '14h - 19h',
    mardi: '9h - 12h / 14h - 19h',
    mercredi: '9h - 12h / 14h - 19h',
    jeudi: '9h - 12h / 14h - 20h',
    vendredi: '9h - 12h / 14h - 19h',
    samedi: '9h - 16h',
    dimanche: '',
  },
  exceptions: [],
  venir: [
    {
      id: 'exemple-1',
      titre: 'En voiture',
      texte: "Par l'avenue de la Gare, puis à droite : la porte verte est sur votre gauche.",
      signe: 'voiture',
    },
    {
      id: 'exemple-2',
      titre: 'En fauteuil roulant',
      texte: 'Place élargie, entrée de plain-pied, porte de 90 cm ; une cabine et les toilettes sont accessibles.',
      signe: 'fauteuil',
    },
    {
      id: 'exemple-3',
      titre: 'En bus, à pied',
      texte: "Arrêt Tilleuls à 100 m ; la gare est à dix minutes à pied par l'avenue.",
      signe: 'bus',
    },
  ],
  plan: { image: FIRST_PLAN },
}
