import type { Centre } from './definition.ts'
import { IDENTITY } from '../legal/first-content.ts'

export const CENTRE: Centre = {
  ...IDENTITY,
  description: [
    "L'institut occupe le rez-de-chaussée d'une maison ancienne : quatre cabines calmes, une lumière douce, et une grande pièce d'accueil où l'on s'assoit avant et après le soin. Rien ne presse : les rendez-vous sont assez espacés pour que personne ne se bouscule.",
    "Les expertes ont chacune leur spécialité : le regard et les sourcils, le visage et le corps, les mains et les pieds, l'épilation et le maquillage, l'amincissement. Elles vous écoutent d'abord, vous disent ce qui convient à votre peau, et aussi ce qui ne lui convient pas.",
    "Le linge est changé entre deux personnes, les instruments sont désinfectés ou à usage unique, et la composition de chaque produit est à votre disposition. Les prix sont ceux du site : vous les connaissez avant d'entrer, et ils ne changent pas pendant le soin.",
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
}
