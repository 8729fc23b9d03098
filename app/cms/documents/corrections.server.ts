import { fieldsAt, fieldsSeen, parseFields } from './change-fields.server.ts'
import type { Change } from './changes.ts'
import { definitionOf } from './collections.ts'
import { mergeInsisting, threeWayMerge } from './three-way-merge.ts'
import type { DatabaseTransaction } from '../../platform/database/tables.ts'
import { isSame, type Fields } from '../../lib/json.ts'

type Update = Extract<Change, { intent: 'update' }>

/**
 * What is left to do of a save that is asked for again with another text, as by somebody who has gone on writing where the
 * answer was lost: an update of the version that it made the first time. Undefined where it asks for the same.
 */
export async function correctionOf(
  db: DatabaseTransaction,
  change: Change,
  made: { id: string; version: number },
): Promise<Update | undefined> {
  if (change.intent !== 'update' && change.intent !== 'add') return undefined
  const { collection } = change
  const { id, version } = made
  const seen =
    change.intent === 'update' ? await fieldsSeen(db, { ...change, id }) : await fieldsAt(db, collection, id, 0)
  const stored = await fieldsAt(db, collection, id, version)
  if (!seen || !stored) return undefined
  const before = (await fieldsAt(db, collection, id, version - 1)) ?? seen
  const parsed = parseFields(collection, change.fields, stored)
  // What is wrong with them is said of the update.
  const asked = { ...seen, ...('fields' in parsed ? parsed.fields : change.fields) }
  const { datedBy } = definitionOf(collection)
  const fields: Fields = {}
  for (const [field, mine] of Object.entries(asked)) {
    if (field === datedBy && !(field in change.fields)) continue
    const is = stored[field] ?? null
    // What was asked for the first time: what was saved, without what others had changed until then.
    const first = threeWayMerge(before[field] ?? null, seen[field] ?? null, is)?.value ?? is
    const next = mergeInsisting(first, mine, is)?.value ?? mine
    if (!isSame(next, is)) fields[field] = next
  }
  if (Object.keys(fields).length === 0) return undefined
  const plans = change.intent === 'update' ? change.plans : undefined
  return { intent: 'update', collection, id, base: version, fields, ...(plans && { plans }) }
}
