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
