import { makePlanned } from './planned-changes.server.ts'
import { PASSED, problemWords } from './planned-problems.ts'
import {
  abandonPlanned,
  findEnd,
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
 * What may be done to a planned change: it is given up, taken up again, made now, made now whatever stands there, kept for
 * its moment whatever stands there then, or put off.
 */
export type PlanStep = { step: 'abandon' | 'resume' | 'now' | 'insist' | 'keep' } | { step: 'move'; at: Date }

const NO_LONGER_PLANNED = "Ce changement n'est plus prévu : il a été fait ou abandonné entre-temps."
const NO_LONGER_KEPT =
  'Ce changement ne peut plus se rétablir : il a été fait, ou abandonné il y a plus de trente jours.'

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
    if (!row) return asked.step === 'resume' ? NO_LONGER_KEPT : NO_LONGER_PLANNED
    const isAbandoned = row.abandoned_at !== null
    if (asked.step === (isAbandoned ? 'abandon' : 'resume')) return undefined
    if (isAbandoned && asked.step !== 'resume') return NO_LONGER_PLANNED
    const refusals: string[] = []
    const group = await listGroup(transaction, row)
    for (const one of group) {
      const refusal = await step(transaction, one, asked, now)
      if (refusal !== undefined) refusals.push(refusal)
    }
    await moveContentVersion(transaction)
    const [refusal] = refusals
    return refusal !== undefined && refusals.length < group.length ? `${refusal} Le reste est fait.` : refusal
  })
}

const NOT_BEGUN = "Cette fin attend que le changement ait commencé : changez d'abord celui-ci."
const ENDED =
  "La fin de ce changement est déjà passée : abandonnez-le. S'il doit se faire quand même, rétablissez-le ensuite : il se fera sans sa fin."

/** Takes it with one of them, which is saved at the moment of all. */
async function step(db: DatabaseTransaction, row: PlannedRow, asked: PlanStep, now: Date): Promise<string | undefined> {
  const at = now.toISOString()
  if (asked.step === 'abandon') return void (await abandonPlanned(db, [row.id], at))
  if (asked.step === 'resume') return resume(db, row, now)
  if (asked.step === 'keep') return void (await updatePlanned(db, row.id, { insists: 1 }))
  if (asked.step === 'move') return moveTo(db, row, asked.at, now)
  if (row.change === null) return NOT_BEGUN
  const end = (await findEnds(db, [row.id])).get(row.id)
  if (end?.abandoned_at === null && end.at <= at) return ENDED
  const { outcome } = await makePlanned(db, row, { at, end, ...(asked.step === 'insist' && { insists: true }) })
  if (outcome.outcome === 'saved' || outcome.outcome === 'removed') return undefined
  return problemWords(row.collection, outcome)
}

/**
 * Lets what was given up wait again, with the end that was given up with it. Where its moment has passed it is kept as what
 * could not be made: nobody is surprised by it. An end that has passed before the beginning stays given up.
 */
async function resume(db: DatabaseTransaction, row: PlannedRow, now: Date): Promise<string | undefined> {
  const hasPassed = ({ at }: PlannedRow) => at <= now.toISOString()
  if (row.change === null) {
    const start = await findPlanned(db, row.start!)
    if (start?.abandoned_at !== null || row.at <= start.at || hasPassed(row)) return NOT_BEGUN
  }
  const end = (await findEnds(db, [row.id])).get(row.id)
  const isLate = row.problem === null && hasPassed(row)
  await updatePlanned(db, row.id, { abandoned_at: null, ...(isLate && { problem: PASSED }) })
  if (end?.abandoned_at === row.abandoned_at && !hasPassed(end)) await updatePlanned(db, end.id, { abandoned_at: null })
  return undefined
}

async function moveTo(db: DatabaseTransaction, row: PlannedRow, at: Date, now: Date): Promise<string | undefined> {
  if (at <= now) return 'Ce moment est déjà passé : choisissez-en un à venir.'
  const [start, end] = [row.start === null ? undefined : await findPlanned(db, row.start), await findEnd(db, row.id)]
  if (start && start.at >= at.toISOString()) return 'La fin vient avant le début : choisissez un moment plus tard.'
  if (end && end.at <= now.toISOString()) return ENDED
  if (end && end.at <= at.toISOString()) return 'Le début vient après la fin : choisissez un moment plus tôt.'
  await updatePlanned(db, row.id, { at: at.toISOString(), problem: null })
  return undefined
}
