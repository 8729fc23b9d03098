import { daysAfter } from '../../lib/clock.ts'
import type { Offer, OfferNotes } from './definition.ts'

/** How many whole months each offer that ends holds beyond that of the first start. */
const MONTHS_LEFT: Record<string, number> = {
  'duo-hiver': 1,
  'eclat-visage': 2,
  'mains-pieds': 1,
  'cure-minceur': 2,
  'coffret-rituel': 1,
  'soin-signature': 1,
}

/** Gives an offer of the first content its last day: that of a month to come, so that none is over before it is read. */
export function withLastDay(id: string, offer: object, today: string): object {
  const months = MONTHS_LEFT[id]
  if (months === undefined) return offer
  const [year, month] = today.split('-').map(Number) as [number, number]
  const following = new Date(Date.UTC(year, month + months, 1)).toISOString().slice(0, 10)
  return { ...offer, au: daysAfter(following, -1) }
}

/**
 * What the prices stand in place of (Code de la consommation, L112-1-1): those of the first treatments, which the test of
 * these offers adds up.
 */
const REFERENCE = 'Le prix barré est celui des mêmes soins à la carte, le plus bas des 30 jours précédents.'

export const OFFERS: Record<string, Offer> = {
  'duo-hiver': {
    titre: 'Une heure à deux',
    contenu: [
      "Un modelage relaxant d'une heure, à deux, dans la même cabine : 129 € les deux personnes, au lieu de 145 €**",
      'Le même modelage, après un bain de pieds aux sels de sapin : 149 € les deux personnes',
      'La tisane et le repos au salon sont compris',
      'Du mardi au vendredi, sur rendez-vous',
      REFERENCE,
    ],
    image: '/images/offres/duo-hiver.jpg',
  },
  'eclat-visage': {
    titre: 'Éclat du visage',
    contenu: [
      "Un soin hydratant d'une heure et l'entretien des sourcils au fil : 69 € au lieu de 77 €**",
      "Un coup d'éclat de 30 minutes et l'entretien des sourcils au fil : 48 € au lieu de 54 €**",
      'Les deux se font dans le même rendez-vous, les sourcils en premier, le jeudi ou le samedi',
      REFERENCE,
    ],
    image: '/images/offres/eclat-visage.jpg',
  },
  'mains-pieds': {
    titre: 'Mains et pieds, le même jour',
    contenu: [
      'Manucure et beauté des pieds complètes : 65 € au lieu de 70 €**',
      'Avec un vernis semi-permanent sur les mains : 88 € au lieu de 97 €**',
      'Avec un vernis semi-permanent sur les mains et les pieds : 105 € au lieu de 119 €**',
      "La dépose d'un ancien vernis semi-permanent est comprise, même s'il a été posé ailleurs",
      REFERENCE,
    ],
    image: '/images/offres/mains-pieds.jpg',
  },
  'cure-minceur': {
    titre: 'La cure minceur',
    contenu: [
      'Dix séances de pressothérapie de 30 minutes : 279 € au lieu de 299 €**',
      'Huit séances de remodelage musculaire sur une zone : 415 € au lieu de 449 €**',
      "Le bilan silhouette de 30 minutes, avant de commencer, est gratuit et sans engagement toute l'année",
      "À utiliser dans les 12 mois ; les résultats varient d'une personne à l'autre",
      REFERENCE,
    ],
    image: '/images/offres/cure-minceur.jpg',
  },
}

export const PRIVATE_SALES: Record<string, Offer> = {
  'coffret-rituel': {
    titre: 'Le coffret rituel',
    limite: 'Trente coffrets',
    contenu: [
      'Une huile pour le corps de 100 ml, un gommage au sucre de 200 g et une bougie : 45 € au lieu de 65 €',
      'Le même coffret avec une brosse pour le corps : 58 € au lieu de 78 €',
      'Le prix barré est celui des articles un par un (24 €, 19 €, 22 €, brosse 13 €), le plus bas des 30 jours précédents.',
    ],
    image: '/images/ventes-privees/coffret-rituel.jpg',
  },
  'soin-signature': {
    titre: 'Le soin signature en avant-première',
    limite: 'Vingt rendez-vous',
    contenu: [
      'Un rituel du visage et du dos de 90 minutes, pas encore à la carte : 89 €',
      'À deux, dans la grande cabine : 170 €',
      "À réserver par téléphone ou à l'accueil",
    ],
    image: '/images/ventes-privees/soin-signature.jpg',
  },
}

/** A reduced price stands beside the lowest one of the last thirty days (Code de la consommation, L112-1-1). */
export const SALES: Record<string, Offer> = {
  flacons: {
    titre: 'Les derniers flacons',
    contenu: [
      'Huile sèche pour le corps, 100 ml : 19 € au lieu de 27 €',
      'Lait démaquillant, 200 ml : 15 € au lieu de 22 €',
      'Eau de soin à la rose, 150 ml : 11 € au lieu de 16 €',
      'Le prix de comparaison est le plus bas pratiqué pendant les 30 jours précédents.',
    ],
    image: '/images/soldes/flacons.jpg',
  },
  accessoires: {
    titre: 'Les accessoires',
    contenu: [
      'Brosse pour le corps en bois de hêtre : 13 € au lieu de 19 €',
      "Serviette nid-d'abeilles, 70 × 140 cm : 21 € au lieu de 30 €",
      'Trousse en lin : 14 € au lieu de 20 €',
      'Le prix de comparaison est le plus bas pratiqué pendant les 30 jours précédents.',
    ],
    image: '/images/soldes/accessoires.jpg',
  },
}

export const OFFER_NOTES: OfferNotes = {
  notes: ['*Offre valable du 01/02/2025 au 28/02/2025', "**Offre non cumulable avec d'autres promotions en cours"],
}
