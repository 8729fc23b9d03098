import { isCollection, definitionOf, LISTS } from '../../cms/documents/collections.ts'
import { articleKey, articleOfKey, treatmentKey, treatmentOfKey } from '../../cms/documents/page-keys.ts'
import { keepsAddress } from '../../cms/documents/page-addresses.server.ts'
import type { DatabaseTransaction } from '../../platform/database/tables.ts'
import type { TextEraser } from './erased-text.ts'

/** The columns that name documents. */
const COLUMNS = [
  ['documents', 'id'],
  ['revisions', 'document_id'],
  ['positions_then', 'document_id'],
  ['addresses_then', 'document_id'],
  ['addresses_then', 'former'],
  ['addresses', 'document_id'],
  ['planned_changes', 'document_id'],
] as const

/** Says whether documents of a collection are entries of a list or treatments, not what every site has. */
export function isListed(collection: string): boolean {
  return isCollection(collection) && (LISTS.includes(collection) || definitionOf(collection).documents === 'pages')
}

/** The id that a document gets in place of one that holds a text; undefined where it keeps its own. */
export function idWithout({ write }: TextEraser, collection: string, id: string): string | undefined {
  if (!isListed(collection) || (isCollection(collection) && keepsAddress(collection, id))) return undefined
  const left = write(`/${id}`).slice(1)
  return left === id ? undefined : left
}

/**
 * Gives another id to the documents whose own holds a text, a treatment's being its address, and to what goes by such an id.
 * Returns the new ids by the old.
 */
export async function moveErasedIds(db: DatabaseTransaction, eraser: TextEraser): Promise<Map<string, string>> {
  const ids = await idsOf(db)
  const moved = new Map<string, string>()
  const move = async (collection: string, from: string, wish: string) => {
    let to = wish
    for (let number = 2; ids.get(collection)!.has(to); number += 1) to = `${wish}-${number}`
    ids.get(collection)!.add(to)
    moved.set(from, to)
    for (const [table, column] of COLUMNS)
      await db
        .updateTable(table)
        .set({ [column]: to })
        .where('collection', '=', collection)
        .where(column as 'document_id', '=', from)
        .execute()
  }
  for (const [collection, own] of ids)
    for (const id of [...own]) {
      const wish = idWithout(eraser, collection, id)
      if (wish !== undefined) await move(collection, id, wish)
    }
  const keys = [
    { idOf: treatmentOfKey, keyOf: treatmentKey, collection: 'categories' },
    { idOf: articleOfKey, keyOf: articleKey, collection: 'actualites' },
  ]
  for (const [collection, own] of ids)
    for (const key of isListed(collection) ? [] : [...own])
      for (const { idOf, keyOf, collection: named } of keys) {
        const id = idOf(key)
        const to = id === undefined ? undefined : (moved.get(id) ?? idWithout(eraser, named, id))
        if (to !== undefined) await move(collection, key, keyOf(to))
      }
  return moved
}

/** Every id that a document has or had, by collection. */
async function idsOf(db: DatabaseTransaction): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const [table, column] of COLUMNS) {
    const rows = await db
      .selectFrom(table)
      .select(['collection', `${column} as id` as 'id'])
      .distinct()
      .execute()
    for (const { collection, id } of rows) found.set(collection, (found.get(collection) ?? new Set()).add(id))
  }
  return found
}

/** A value that names a document by its id, or leads to one, with the new id for the old. */
export function withMovedIds(moved: Map<string, string>): (value: string) => string {
  if (moved.size === 0) return (value) => value
  return (value) => value.replace(/(?<=^|\/)[^/?#"<>\s]+/g, (id) => moved.get(id) ?? id)
}
