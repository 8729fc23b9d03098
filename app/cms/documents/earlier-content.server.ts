import { createHash } from 'node:crypto'
import { withoutEntryIds } from '../../lib/entry-ids.ts'
import { canonical, type Json } from '../../lib/json.ts'
import type { CollectionName } from './collections.ts'

/** What a document of the first content said before it was written anew: sites of then have it still. */
const EARLIER: Partial<Record<CollectionName, { by: readonly string[]; prints: Record<string, readonly string[]> }>> = {
  ventesPrivees: {
    by: ['contenu', 'image', 'titre'],
    prints: { 'coffret-rituel': ['39rNKbpDER-bv1WX'], 'soin-signature': ['4g7kecg6GjeJnr_q'] },
  },
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
