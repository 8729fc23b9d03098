/** Where what is typed for a page's search result is kept. */
export function metaPlace(key: string): string {
  return `pages/${key}/titre`
}
