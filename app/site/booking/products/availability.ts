/** Whether a product can be had, and what is said of it; the first says nothing. */
export const AVAILABILITY = {
  disponible: 'Disponible',
  rare: 'Stock limité',
  commande: 'Sur commande',
  epuise: 'Épuisé',
}

export type Availability = keyof typeof AVAILABILITY
