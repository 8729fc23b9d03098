import { hash } from 'node:crypto'
import { withoutEntryIds } from '../../lib/entry-ids.ts'
import { canonical, type Fields } from '../../lib/json.ts'
import type { CollectionName } from './collections.ts'

/** What a document of the first content said before it was written anew: sites of then have it still. */
const EARLIER: Partial<Record<CollectionName, { by: readonly string[]; prints: Record<string, readonly string[]> }>> = {
  offresDuMoment: {
    by: ['contenu', 'image', 'titre'],
    prints: {
      'duo-hiver': ['36BKPcSNFPnFYz6A', 'XY-ebwhd08SZRdhv', 'OYYgYCgxxd_jtjEy'],
      'eclat-visage': ['py0o0vHF8bkx9VWx', '_G6ZOMgDqC0viYp8', 'OAUvQK96mFjXGhfE'],
      'mains-pieds': ['3WiN2WYvke5nalxt', '1WVxa9vWA_taT5eC'],
      'cure-minceur': ['ginqDI2M8AQnj5ex', 'zqaCuVsu_-cBPxBE'],
    },
  },
  ventesPrivees: {
    by: ['contenu', 'image', 'limite', 'titre'],
    prints: {
      'coffret-rituel': ['WEZOQfvLGtT299Zw', '0i9Vs24T72TfgQgN', 'xZhCdWgrMg3DZ9U2', 'xikaJNSkLzO8jj04'],
      'soin-signature': ['SOCvbmey2ecP3C6h', '_f7hUsSJ4_7CdLO8', 'z4kQ2piWEhRTjGeS'],
    },
  },
  actualites: {
    by: ['contenu', 'image', 'titre'],
    prints: { 'une-marque-locale-en-rayon': ['ncAJ_u_jQH2k0m44'] },
  },
  produits: {
    by: ['etat', 'image', 'prix', 'texte', 'titre'],
    prints: { 'gommage-sucre': ['h5Cf1ELZDjjDQu0u'] },
  },
  soldes: {
    by: ['contenu', 'image', 'titre'],
    prints: { flacons: ['-DQnBTJpgIe0LmPK'], accessoires: ['x5hCOMtFFdzU0P1_'] },
  },
}

/** The entries that lists of the first content had before they were written anew. */
export const EARLIER_ENTRIES: Partial<Record<CollectionName, Fields[]>> = {
  categories: [
    { id: 'exemple-13', name: 'Dentifrices et soins des lèvres', price: 'à partir de 9 €' },
    { id: 'exemple-21', name: 'Offrir un soin du visage', price: 'à partir de 39 €' },
    { id: 'exemple-8', name: 'Soin du visage et manucure express <em>1 h 30</em>', price: '164 €' },
    { id: 'exemple-11', name: 'Manucures complètes <em>45 min</em>', price: '66 €' },
    { id: 'exemple-12', name: 'Beauté des pieds complète <em>50 min</em>', price: '82 €' },
    { id: 'exemple-14', name: 'Chèque-cadeau duo', price: 'à partir de 66 €' },
    { id: 'exemple-19', name: 'Huile à cuticules', price: 'à partir de 9 €' },
    { id: 'exemple-16', name: 'Visage complet <em>50 min</em>', price: '<s>55 €</s> 46 €' },
    { id: 'exemple-16', name: 'Demi-jambes, maillot classique, aisselles <em>55 min</em>', price: '<s>49 €</s> 44 €' },
    {
      id: 'exemple-17',
      name: 'Jambes entières, maillot échancré, aisselles <em>1 h 15</em>',
      price: '<s>64 €</s> 57 €',
    },
    {
      id: 'exemple-18',
      name: 'Jambes entières, maillot intégral, aisselles <em>1 h 25</em>',
      price: '<s>73 €</s> 65 €',
    },
    { id: 'exemple-5', name: 'Gommage et modelage <em>1 h 30</em>', price: '<s>210 €</s> 199 €' },
    { id: 'exemple-4', name: 'Rehaussement et teinture <em>1 h 05</em>', price: '<s>78 €</s> 70 €' },
    { id: 'exemple-6', name: 'Trois séances <em>3 × 40 min</em>', price: '<s>225 €</s> 199 €' },
    { id: 'exemple-7', name: 'Cure de trois séances, une zone', price: '<s>420 €</s> 378 €' },
    { id: 'exemple-11', name: 'Cure de dix séances <em>30 min</em>', price: '<s>350 €</s> 299 €' },
    { id: 'exemple-14', name: 'Cure de huit séances, une zone', price: '<s>520 €</s> 449 €' },
    { id: 'exemple-19', name: 'Trois soins hydratants', price: '<s>186 €</s> 168 €' },
    { id: 'exemple-20', name: 'Quatre exfoliations aux acides de fruits', price: '<s>260 €</s> 236 €' },
    { id: 'exemple-18', name: 'Cinq modelages relaxants <em>5 × 1 h</em>', price: '<s>375 €</s> 345 €' },
    { id: 'exemple-16', name: 'Manucure et beauté des pieds complètes <em>1 h 35</em>', price: '<s>76 €</s> 70 €' },
    { id: 'exemple-14', name: 'Manucure et beauté des pieds complètes <em>1 h 35</em>', price: '<s>76 €</s> 70 €' },
    { id: 'exemple-9', name: 'Forfait mariée, essai et jour même', price: '<s>123 €</s> 112 €' },
    { id: 'exemple-11', name: 'Couleur mains et pieds <em>1 h 30</em>', price: '<s>66 €</s> 62 €' },
    { id: 'exemple-11', name: 'Chèque-cadeau duo', price: 'à partir de 88 €' },
    { id: 'exemple-14', name: 'Chèque-cadeau', price: 'à partir de 45 €' },
    { id: 'exemple-18', name: 'Programme sur mesure, méthodes associées', price: 'à partir de 490 €' },
    { id: 'exemple-21', name: 'Offrir un soin du visage', price: 'à partir de 24 €' },
    { id: 'exemple-19', name: 'Offrir un soin du corps', price: 'à partir de 33 €' },
    { id: 'exemple-18', name: 'Chèque-cadeau manucure', price: 'à partir de 24 €' },
    { id: 'exemple-16', name: 'Offrir un cours', price: 'à partir de 65 €' },
  ],
}

/** Says whether a document of the first content stands as a site of an earlier version came with it. */
export function isEarlierContent(collection: CollectionName, id: string, fields: Fields): boolean {
  const { by = [], prints = {} } = EARLIER[collection] ?? {}
  if (!Object.hasOwn(prints, id)) return false
  return prints[id]!.includes(printOf(Object.fromEntries(by.map((name) => [name, fields[name] ?? null]))))
}

/** A short print of what a document says: 96 bits of SHA-256. */
const printOf = (said: Fields) => hash('sha256', canonical(withoutEntryIds(said)), 'base64url').slice(0, 16)
