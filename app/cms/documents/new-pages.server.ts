import { asJson, checkFields, fieldsAt, fieldsOf, withFields } from './change-fields.server.ts'
import type { Change, Outcome } from './changes.ts'
import { COLLECTIONS, definitionOf, type CollectionName } from './collections.ts'
import { endPosition, findRow } from './documents.server.ts'
import { freeAddress, keepsAddress, moveAddress } from './page-addresses.server.ts'
import { conflict, invalid, moveKey, saved, write, type Maker } from './written.server.ts'
import type { DatabaseTransaction } from '../../platform/database/tables.ts'
import { isSame, type Fields } from '../../lib/json.ts'

type Create = Extract<Change, { intent: 'create' }>

/** Says whether the documents of a collection each have a page. */
export const hasPages = (collection: CollectionName) => definitionOf(collection).documents === 'pages'

/** Adds a page. It comes last: the others stay where they are known to be. */
export async function createPage(db: DatabaseTransaction, change: Create, maker: Maker): Promise<Outcome> {
  const { collection, id: wish, key } = change
  const begun = await beginningOf(db, change)
  if ('outcome' in begun) return begun
  const id = await freeAddress(db, collection, wish)
  return write(db, { collection, id, key }, begun.fields, await endPosition(db, collection), maker)
}

/** What a new page begins with, or why there is none. */
async function beginningOf(db: DatabaseTransaction, change: Create): Promise<{ fields: Fields } | Outcome> {
  const { collection, from } = change
  if (!hasPages(collection)) return invalid('collection', "On n'ajoute rien à cette collection.")
  const model = from === null ? undefined : await findRow(db, collection, from)
  if (from !== null && !model) return { outcome: 'missing' }
  if (from !== null && keepsAddress(collection, from)) return invalid('from', 'Cette page ne se copie pas.')
  const fields = model ? fieldsOf(model.data) : asJson(COLLECTIONS[collection].empty)
  const checked = checkFields(collection, { ...fields, ...change.fields }, model && fields)
  return 'problems' in checked ? { outcome: 'invalid', ...checked } : { fields: withFields({}, checked.fields) }
}

/** Makes what is asked for by now of the page that was made under the same key, unless it has changed since. */
export async function recreatePage(
  db: DatabaseTransaction,
  change: Create,
  made: Extract<Outcome, { outcome: 'saved' }>,
  author: string,
): Promise<Outcome> {
  const begun = await beginningOf(db, change)
  if ('outcome' in begun) return begun
  const { fields } = begun
  const { collection, id: wish, key } = change
  const { id, version } = made.document
  const stored = (await fieldsAt(db, collection, id, version))!
  if (isSame(fields, stored)) return made
  const row = await findRow(db, collection, id)
  if (!row) return { outcome: 'missing' }
  if (row.version !== version) return conflict(db, collection, row, [], author)
  const written = await write(db, { collection, id, key: undefined }, fields, row.position, { author })
  await moveKey(db, key!, { collection, id, version: version + 1 })
  const { title = '' } = definitionOf(collection)
  return isSame(fields[title]!, stored[title]!) ? written : readdress(db, written, { collection, id: wish }, author)
}

/** Gives a page that was saved the address that is wished for it, or the nearest that is free. */
export async function readdress(
  db: DatabaseTransaction,
  outcome: Outcome,
  { collection, id: wish }: Pick<Change, 'collection' | 'id'>,
  author: string,
): Promise<Outcome> {
  if (outcome.outcome !== 'saved') return outcome
  const { id } = outcome.document
  if (wish === id || keepsAddress(collection, id)) return outcome
  const moved = await moveAddress(db, { collection, from: id, wish, author })
  return saved(collection, (await findRow(db, collection, moved))!)
}
