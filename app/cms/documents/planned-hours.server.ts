import { dayAt, daysAfter, instantOf } from '../../lib/clock.ts'
import { isSame } from '../../lib/json.ts'
import type { Database } from '../../platform/database/tables.ts'
import { FIXED_IDS } from './collections.ts'
import { readRow, type Stored } from './documents.server.ts'
import { makeWaiting, rehearseAlone } from './planned-changes.server.ts'
import { firstWaiting } from './planned-rows.server.ts'

/** Hours that are planned, and the day from which on they are those of the centre: YYYY-MM-DD. */
export type PlannedHours = Pick<Stored<'centres'>, 'horaires' | 'exceptions'> & { from: string }

const PLACE = { collection: 'centres', id: FIXED_IDS.centres }

/** How many changes of the centre are looked at for what has changed. */
const MOST = 500

/** What was last worked out, and from what. */
let last: { from: string; planned: PlannedHours[] | undefined } | undefined

/**
 * Lists the hours that wait for their day, the next ones first, as things stand; undefined where none do. `version` is
 * that of the centre's document.
 */
export async function listPlannedHours(db: Database, version: number, now: Date): Promise<PlannedHours[] | undefined> {
  const waiting = await firstWaiting(db, PLACE, MOST)
  if (waiting.length === 0) return undefined
  const tomorrow = daysAfter(dayAt(now), 1)
  const from = JSON.stringify([tomorrow, version, waiting])
  // Every page says the hours, and a rehearsal holds up whoever saves.
  if (last?.from !== from) last = { from, planned: await rehearseHours(db, tomorrow) }
  return last.planned
}

async function rehearseHours(db: Database, tomorrow: string): Promise<PlannedHours[] | undefined> {
  const made = await rehearseAlone(db, (transaction) => makeWaiting(transaction, PLACE, { isTold: true }))
  const planned: PlannedHours[] = []
  for (const { row, before, after } of made) {
    if (!before || !after || before.version === after.version) continue
    const [was, is] = [readRow('centres', before), readRow('centres', after)]
    const { horaires, exceptions } = is
    if (isSame(was.horaires, horaires) && isSame(was.exceptions, exceptions)) continue
    const day = firstWholeDay(new Date(row.at))
    planned.push({ from: day > tomorrow ? day : tomorrow, horaires, exceptions })
  }
  return planned.length > 0 ? planned : undefined
}

/** What changes within a day is so from its hour on, which no hours of a day can say. */
function firstWholeDay(instant: Date): string {
  const day = dayAt(instant)
  return instant > instantOf(day, '00:00') ? daysAfter(day, 1) : day
}
