import { isFields, parsedJson } from '../../lib/json.ts'
import { slug } from '../../lib/slug.ts'
import type { Database } from './tables.ts'

/** How many documents of one title are told apart by a number; those after them by their ids. */
const NUMBERED = 9

/** How many revisions are read at a time. */
const PAGE = 200

/**
 * Gives a document the address that its title makes. One that it has had already is its own again; that of another is
 * never taken, whether the other is still there or not.
 */
export async function keepAddress(db: Database, collection: string, id: string, title: string): Promise<void> {
  const address = await freeAddress(db, collection, id, title)
  const own = { collection, document_id: id }
  await db
    .updateTable('addresses')
    .set({ is_current: 0 })
    .where((eb) => eb.and(own))
    .execute()
  await db
    .insertInto('addresses')
    .values({ ...own, address, is_current: 1 })
    .onConflict((conflict) => conflict.columns(['collection', 'address']).doUpdateSet({ is_current: 1 }))
    .execute()
}

/** Lists the addresses that a document of a title may have, the first that is its own or free being its own. */
export function wishedAddresses(id: string, title: string): string[] {
  const wish = slug(title) || id
  return [wish, ...Array.from({ length: NUMBERED - 1 }, (_, index) => `${wish}-${index + 2}`), `${wish}-${id}`]
}

async function freeAddress(db: Database, collection: string, id: string, title: string): Promise<string> {
  const wishes = wishedAddresses(id, title)
  const taken = await db
    .selectFrom('addresses')
    .select(['address', 'document_id'])
    .where('collection', '=', collection)
    .where('address', 'in', wishes)
    .execute()
  const ownerOf = (address: string) => taken.find((one) => one.address === address)?.document_id
  const own = wishes.find((address) => ownerOf(address) === id)
  return own ?? wishes.find((address) => ownerOf(address) === undefined) ?? wishes.at(-1)!
}

/** Finds which document has or had an address; undefined where none ever had. */
export async function documentAt(db: Database, collection: string, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('addresses')
    .select('document_id')
    .where('collection', '=', collection)
    .where('address', '=', address)
    .executeTakeFirst()
  return row?.document_id
}

/** Reads the addresses that documents of a collection have now, by their ids; of all of them where none are named. */
export async function currentAddresses(db: Database, collection: string, ids?: string[]): Promise<Map<string, string>> {
  if (ids?.length === 0) return new Map()
  let query = db
    .selectFrom('addresses')
    .select(['document_id', 'address'])
    .where('collection', '=', collection)
    .where('is_current', '=', 1)
  if (ids) query = query.where('document_id', 'in', ids)
  return new Map((await query.execute()).map(({ document_id, address }) => [document_id, address]))
}

/** Finds anew, from what was ever saved, the addresses of the documents of a collection, whose title is in `field`. */
export async function findAddresses(db: Database, collection: string, field: string): Promise<void> {
  await db.deleteFrom('addresses').where('collection', '=', collection).execute()
  for (let offset = 0; ; offset += PAGE) {
    const revisions = await db
      .selectFrom('revisions')
      .select(['document_id', 'data'])
      .where('collection', '=', collection)
      .where('data', 'is not', null)
      .orderBy('saved_at')
      .orderBy('document_id')
      .orderBy('version')
      .limit(PAGE)
      .offset(offset)
      .execute()
    for (const { document_id, data } of revisions) await keepAddress(db, collection, document_id, titleIn(data!, field))
    if (revisions.length < PAGE) return
  }
}

/** Reads a title from a document's text; '' where it has none. */
export function titleIn(data: string, field: string): string {
  const fields = parsedJson(data)
  const title = isFields(fields) ? fields[field] : undefined
  return typeof title === 'string' ? title : ''
}
