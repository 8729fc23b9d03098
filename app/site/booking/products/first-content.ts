import type { Product } from './definition.ts'

export const PRODUCTS: Record<string, Product> = {
  'huile-corps': {
    titre: 'Huile pour le corps',
    texte: 'Abricot et sésame, 100 ml. Celle des modelages, sur peau encore humide.',
    prix: '24 €',
    image: '/images/produits/huile-corps.jpg',
  },
  'eau-demaquillante': {
    titre: 'Eau démaquillante',
    texte: 'Sans parfum, 200 ml. Pour le visage et les yeux, au coton.',
    prix: '18 €',
    image: '/images/produits/eau-demaquillante.jpg',
  },
  'creme-visage': {
    titre: 'Crème de jour',
    texte: 'Pot de 50 ml. Pour les peaux qui tiraillent après la douche.',
    prix: '32 €',
    image: '/images/produits/creme-visage.jpg',
  },
  'baume-levres': {
    titre: 'Baume à lèvres',
    texte: 'Cire d’abeille et karité, 15 ml. Tient dans une poche.',
    prix: '9 €',
    image: '/images/produits/baume-levres.jpg',
  },
  'gommage-sucre': {
    titre: 'Gommage au sucre',
    texte: 'Bocal de 200 g. Sous la douche, une fois par semaine.',
    prix: '19 €',
    image: '/images/produits/gommage-sucre.jpg',
  },
  bougie: {
    titre: 'Bougie de la cabine',
    texte: 'Cire de colza, 180 g. Figuier, sans rien d’entêtant.',
    prix: '22 €',
    etat: 'rare',
    image: '/images/produits/bougie.jpg',
  },
}
