import { makePlanned } from './planned-changes.server.ts'
import { problemWords } from './planned-problems.ts'
import {
  deletePlanned,
  findEnds,
  findPlanned,
  listGroup,
  updatePlanned,
  type PlannedRow,
} from './planned-rows.server.ts'
import { lockDocuments } from '../../platform/database/lock.server.ts'
import { persist } from '../../platform/database/persist.server.ts'
import type { Database, DatabaseTransaction } from '../../platform/database/tables.ts'
import { moveContentVersion } from '../../platform/pages/content-version.server.ts'

/**
 * What may be done to a planned change: it is given up, made now, made now whatever stands there, kept for its moment
 * whatever stands there then, or put off.
 */
export type PlanStep = { step: 'abandon' | 'now' | 'insist' | 'keep' } | { step: 'move'; at: Date }

/** Takes a step with a planned change, and with those that are one change with it. Says why not, in French; undefined once it was. */
export async function takeStep(
  db: Database,
  id: string,
  asked: PlanStep,
  now = new Date(),
): Promise<string | undefined> {
  return persist(db, { repeatable: false }, async (transaction) => {
    await lockDocuments(transaction)
    const row = await findPlanned(transaction, id)
    if (!row) return "Ce changement n'est plus prévu : il a été fait ou abandonné entre-temps."
    const refusals: string[] = []
    const at = new Date().toISOString()
    for (const one of await listGroup(transaction, row)) {
      const refusal = await step(transaction, one, asked, { now, at })
      if (refusal !== undefined) refusals.push(refusal)
    }
    await moveContentVersion(transaction)
    return refusals[0]
  })
}

const NOT_BEGUN = "Cette fin attend que le changement ait commencé : changez d'abord celui-ci."
const ENDED = 'La fin de ce changement est déjà passée : changez-en la date, ou abandonnez-le.'

/** Takes it with one of them, which is saved `at` the moment of all. */
async function step(
  db: DatabaseTransaction,
  row: PlannedRow,
  asked: PlanStep,
  { now, at }: { now: Date; at: string },
): Promise<string | undefined> {
  if (asked.step === 'abandon') return void (await deletePlanned(db, [row.id]))
  if (asked.step === 'keep') return void (await updatePlanned(db, row.id, { insists: 1 }))
  if (asked.step === 'move') return moveTo(db, row, asked.at, now)
  if (row.change === null) return NOT_BEGUN
  const end = (await findEnds(db, [row.id])).get(row.id)
  if (end && end.at <= now.toISOString()) return ENDED
  const { outcome } = await makePlanned(db, row, { at, end, ...(asked.step === 'insist' && { insists: true }) })
  if (outcome.outcome === 'saved' || outcome.outcome === 'removed') return undefined
  return problemWords(row.collection, outcome)
}

async function moveTo(db: DatabaseTransaction, row: PlannedRow, at: Date, now: Date): Promise<string | undefined> {
  if (at <= now) return 'Ce moment est déjà passé : choisissez-en un à venir.'
  const [start, end] = [
    row.start === null ? undefined : await findPlanned(db, row.start),
    (await findEnds(db, [row.id])).get(row.id),
  ]
  if (start && start.at >= at.toISOString()) return 'La fin vient avant le début : choisissez un moment plus tard.'
  if (end && end.at <= at.toISOString()) return 'Le début vient après la fin : choisissez un moment plus tôt.'
  await updatePlanned(db, row.id, { at: at.toISOString(), problem: null })
  return undefined
}
