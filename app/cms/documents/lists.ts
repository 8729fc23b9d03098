import type { CollectionName, ListName } from './collections.ts'

/** Every collection that is a list, as its definition says: browsers have these names without the definitions. */
const NAMES: Record<ListName, true> = {
  actualites: true,
  offresDuMoment: true,
  ventesPrivees: true,
  soldes: true,
  produits: true,
}

/** The collections that are lists: documents are added to them, removed and put in order. */
export const LISTS = Object.keys(NAMES) as readonly CollectionName[]

/** How many documents a page of a list shows, where the list is shown in pages. */
export const PAGE_SIZE = 20

/** A page of a list: which one, from 1, and how many documents the whole list has. */
export interface ListPage {
  page: number
  total: number
}

/** Says how many pages a list has: one at least. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}
