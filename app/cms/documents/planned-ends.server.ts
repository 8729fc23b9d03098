import { fieldsAt, fieldsOf } from './change-fields.server.ts'
import { isMade, type Change, type Outcome } from './changes.ts'
import { makeChange } from './changes.server.ts'
import { findRow, revisionsOf } from './documents.server.ts'
import { changeOf, findBegunEnds, updatePlanned, type PlannedRow } from './planned-rows.server.ts'
import { mergeInsisting, threeWayMerge } from './three-way-merge.ts'
import { writeBatch } from './write-batch.server.ts'
import type { Maker } from './written.server.ts'
import type { DatabaseTransaction } from '../../platform/database/tables.ts'
import { isSame, type Json, type Fields } from '../../lib/json.ts'

type Update = Extract<Change, { intent: 'update' }>

/** What an end comes to where other plans have begun since its own, and hold. */
interface Yielded {
  /** What is left for it to bring back. */
  change: Update
  /** The ends of what holds: they bring back what this end would have. */
  others: Ending[]
}

/** An end that waits: the id of its row, and what it is to bring back. */
interface Ending {
  id: string
  change: Update
}

/**
 * Makes an end, which yields to the plans that have begun since its own: these hold until their own ends, or for good. Says
 * whether it has, and other ends then bring back something else.
 */
export async function makeEnd(
  db: DatabaseTransaction,
  row: PlannedRow,
  end: Update,
  maker: Maker,
): Promise<{ outcome: Outcome; hasYielded: boolean }> {
  const first = maker.insists ? undefined : await makeChange(db, end, maker)
  if (first && first.outcome !== 'conflict') return { outcome: first, hasYielded: false }
  if (maker.batch) await writeBatch(db, maker.batch)
  const left = await yieldTo(db, { id: row.id, change: end }, maker.insists === true)
  if (!left) return { outcome: first ?? (await makeChange(db, end, maker)), hasYielded: false }
  const outcome = await makeChange(db, left.change, maker)
  if (isMade(outcome))
    for (const { id, change } of left.others) await updatePlanned(db, id, { change: JSON.stringify(change) })
  return { outcome, hasYielded: true }
}

/**
 * Leaves to an end only what no plan that has begun since has changed. Returns undefined where none has, and where the end
 * meets what was saved by hand and does not insist.
 */
async function yieldTo(db: DatabaseTransaction, end: Ending, insists: boolean): Promise<Yielded | undefined> {
  const { collection, id, base, fields: back } = end.change
  const [standing, seen] = [await findRow(db, collection, id), await fieldsAt(db, collection, id, base)]
  if (!standing || !seen) return undefined
  const only = (fields: Fields) => Object.fromEntries(Object.keys(back).map((name) => [name, fields[name] ?? null]))
  const merge = (was: Json, mine: Json, theirs: Json) =>
    (insists ? mergeInsisting : threeWayMerge)(was, mine, theirs)?.value as Fields | undefined

  const later = await listLater(db, end)
  const began = only(seen)
  // What the end knew, with what plans have done since and nothing that was saved by hand.
  let planned = began
  const remaining = () => (mergeInsisting(began, planned, back)?.value ?? planned) as Fields
  const others: Ending[] = []
  let before = began
  for (const { version, data, planned_at } of await revisionsSince(db, end.change)) {
    const after = only(fieldsOf(data!))
    const other = later.find(({ change }) => change.base === version)
    if (other) {
      const { fields } = other.change
      const itself = { ...before, ...fields }
      const merged = merge(planned, remaining(), itself)
      const restored = merged && whereChanged({ before, after }, merged, itself)
      const own = Object.entries(fields).map(([name, value]) => [name, restored?.[name] ?? value])
      others.push({ ...other, change: { ...other.change, fields: Object.fromEntries(own) as Fields } })
    }
    if (other || planned_at !== null) planned = (mergeInsisting(before, after, planned)?.value ?? after) as Fields
    before = after
  }
  if (isSame(planned, began)) return undefined
  const current = only(fieldsOf(standing.data))
  // What stands as it was when this began, as after an undo, is its own to bring back.
  const own = mergeInsisting(began, current, back)?.value ?? current
  const fields = merge(planned, remaining(), own)
  return fields && { change: { ...end.change, base: standing.version, fields }, others }
}

/** Takes some fields where a revision has changed them, and others elsewhere. */
function whereChanged(revision: { before: Fields; after: Fields }, these: Fields, others: Fields): Fields | undefined {
  const elsewhere = (fields: Fields) => mergeInsisting(revision.before, revision.after, fields)?.value
  const [one, other] = [elsewhere(these), elsewhere(others)]
  return one && other ? (mergeInsisting(one, other, these)?.value as Fields | undefined) : undefined
}

/** Lists the ends that wait of what has begun in the same document since. */
async function listLater(
  db: DatabaseTransaction,
  { id, change: { collection, id: of, base } }: Ending,
): Promise<Ending[]> {
  const begun = await findBegunEnds(db, collection, [of])
  return begun.flatMap((row) => {
    const change = changeOf(row)
    return change?.intent === 'update' && row.id !== id && change.base > base ? [{ id: row.id, change }] : []
  })
}

const revisionsSince = (db: DatabaseTransaction, { collection, id, base }: Update) =>
  revisionsOf(db, collection, id)
    .select(['version', 'data', 'planned_at'])
    .where('version', '>', base)
    .where('data', 'is not', null)
    .orderBy('version')
    .execute()
