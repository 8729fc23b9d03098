import { createHash } from 'node:crypto'
import { withoutEntryIds } from '../../lib/entry-ids.ts'
import { canonical, type Json } from '../../lib/json.ts'
import type { CollectionName } from './collections.ts'

/** What a document of the first content said before it was written anew: sites of then have it still. */
const EARLIER: Partial<Record<CollectionName, { by: readonly string[]; prints: Record<string, readonly string[]> }>> = {
  offresDuMoment: {
    by: ['contenu', 'image', 'titre'],
    prints: {
      'duo-hiver': ['36BKPcSNFPnFYz6A', 'XY-ebwhd08SZRdhv'],
      'eclat-visage': ['py0o0vHF8bkx9VWx', '_G6ZOMgDqC0viYp8', 'OAUvQK96mFjXGhfE'],
      'mains-pieds': ['3WiN2WYvke5nalxt', '1WVxa9vWA_taT5eC'],
      'cure-minceur': ['ginqDI2M8AQnj5ex', 'zqaCuVsu_-cBPxBE'],
    },
  },
  ventesPrivees: {
    by: ['contenu', 'image', 'limite', 'titre'],
    prints: {
      'coffret-rituel': ['WEZOQfvLGtT299Zw', '0i9Vs24T72TfgQgN'],
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
export const EARLIER_ENTRIES: Partial<Record<CollectionName, Record<string, Json>[]>> = {
  categories: [
    { id: 'exemple-13', name: 'Dentifrices et soins des lèvres', price: 'à partir de 9 €' },
    { id: 'exemple-21', name: 'Offrir un soin du visage', price: 'à partir de 39 €' },
    { id: 'exemple-8', name: 'Soin du visage et manucure express <em>1 h 30</em>', price: '164 €' },
    { id: 'exemple-11', name: 'Manucures complètes <em>45 min</em>', price: '66 €' },
    { id: 'exemple-12', name: 'Beauté des pieds complète <em>50 min</em>', price: '82 €' },
    { id: 'exemple-14', name: 'Chèque-cadeau duo', price: 'à partir de 66 €' },
    { id: 'exemple-19', name: 'Huile à cuticules', price: 'à partir de 9 €' },
  ],
}

/** Says whether a document of the first content stands as a site of an earlier version came with it. */
export function isEarlierContent(collection: CollectionName, id: string, fields: Record<string, Json>): boolean {
  const { by = [], prints = {} } = EARLIER[collection] ?? {}
  if (!Object.hasOwn(prints, id)) return false
  return prints[id]!.includes(printOf(Object.fromEntries(by.map((name) => [name, fields[name] ?? null]))))
}

/** A short print of what a document says: 96 bits of SHA-256. */
const printOf = (said: Record<string, Json>) =>
  createHash('sha256')
    .update(canonical(withoutEntryIds(said)))
    .digest('base64url')
    .slice(0, 16)
