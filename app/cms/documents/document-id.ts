/** The longest id, in bytes: an address of the site and the name of a published file end with it. */
const ID_LIMIT = 200

/** Letters of any script, digits, spaces and what stands between words; no dot or space at the beginning. */
const ID = /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N} ._~'’&+,()-]*$/u

/** Stands where the id of a document, or of an entry, would, for one that is to be added. No page is given it. */
export const NEW = 'nouveau'

/** Says whether a text may be the id of a document. */
export function isDocumentId(id: string): boolean {
  return ID.test(id) && new TextEncoder().encode(id).length <= ID_LIMIT
}
