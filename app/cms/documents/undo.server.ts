import { isMade, type Change, type Outcome } from './changes.ts'
import { applyWithin, makeChange } from './changes.server.ts'
import { placeOf, rehearse, standing } from './planned-changes.server.ts'
import { changeOf, deletePlanned, findBegunEnds, type PlannedRow } from './planned-rows.server.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import { persist } from '../../platform/database/persist.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'

/** What became of an undo, and whether something planned is given up with it: the end of what is undone. */
export interface Undone {
  outcome: Outcome
  endsGivenUp: boolean
}

/**
 * Does what undoes a change, or a part of it, as the one door does. The ends that it leaves nothing to do are given up
 * with it: what is saved there later is not theirs to take back.
 */
export async function applyUndo(db: Database, change: Change, author: string): Promise<Undone> {
  return persist(db, { repeatable: change.key !== undefined }, async (transaction) => {
    await lockDocuments(transaction)
    const ids = await documentsOf(transaction, change)
    const ends = await effective(transaction, await findBegunEnds(transaction, change.collection, ids))
    const outcome = await applyWithin(transaction, change, author)
    if (ends.length === 0 || !isMade(outcome)) return { outcome, endsGivenUp: false }
    // A page may have its former address again, and its ends with it.
    const now = await findBegunEnds(transaction, change.collection, await documentsOf(transaction, change))
    const asked = now.filter(({ id }) => ends.some((end) => end.id === id))
    const left = new Set((await effective(transaction, asked)).map(({ id }) => id))
    const idle = asked.filter(({ id }) => !left.has(id)).map(({ id }) => id)
    await deletePlanned(transaction, idle)
    return { outcome, endsGivenUp: idle.length > 0 }
  })
}

/** The ids of the documents that an undo is about. */
async function documentsOf(db: DatabaseTransaction, { intent, collection, id }: Change): Promise<string[]> {
  if (intent !== 'undo') return [id]
  const rows = await db
    .selectFrom('revisions')
    .select('document_id')
    .distinct()
    .where('collection', '=', collection)
    .where('change_id', '=', id)
    .execute()
  return rows.map(({ document_id }) => document_id)
}

/** Leaves of some ends those that would change something as things stand, or could not be made. */
async function effective(db: DatabaseTransaction, ends: PlannedRow[]): Promise<PlannedRow[]> {
  const left: PlannedRow[] = []
  for (const end of ends) {
    const change = changeOf(end)
    if (!change) {
      left.push(end)
      continue
    }
    const before = await standing(db, placeOf(change))
    const isIdle = await rehearse(db, async () => {
      const outcome = await makeChange(db, change, { author: end.author, insists: end.insists === 1 })
      if (outcome.outcome === 'missing') return change.intent === 'remove'
      if (outcome.outcome !== 'saved') return false
      return outcome.document.id === before?.id && outcome.document.version === before.version
    })
    if (!isIdle) left.push(end)
  }
  return left
}
