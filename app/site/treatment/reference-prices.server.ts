import { revisionsOf } from '../../cms/documents/documents.server.ts'
import { parseAmounts, parsePrice, readPrice } from '../../lib/price.ts'
import type { Database } from '../../platform/database/tables.ts'
import { hasReduction, NEW_LINE, withReferences, type Reference, type References } from './reference-price.ts'

/** For how long before a reduction its prices count. In milliseconds; article L112-1-1 says thirty days. */
const DAYS_BEFORE = 30 * 24 * 60 * 60 * 1000

/** What stood for less than this was a mistake, and no price that was asked. In milliseconds. */
export const SLIP = 10 * 60 * 1000

/** How many revisions are read at once. */
const PAGE = 50

interface Line {
  id: string
  price: string
}

/** A price list as it stood from one instant to another. */
interface State {
  from: number
  until: number
  tarifs: Line[]
}

/** The references of treatments' reductions, by treatment and line. */
export async function readReferences(
  db: Database,
  treatments: { id: string; tarifs: { price: string }[] }[],
  now: Date,
): Promise<Record<string, References>> {
  const asked = treatments.filter(({ tarifs }) => hasReduction(tarifs))
  const found: Record<string, References> = {}
  for (const { id } of asked) found[id] = await treatmentReferences(db, id, now)
  return found
}

/** The price lines of a treatment as visitors read them. */
export async function shownPrices<T extends { id?: string; price: string }>(
  db: Database,
  { id, tarifs }: { id: string; tarifs: T[] },
  now: Date,
): Promise<T[]> {
  return hasReduction(tarifs) ? withReferences(tarifs, await treatmentReferences(db, id, now)) : tarifs
}

/** The references of the lines of one treatment, as its history has them. */
export async function treatmentReferences(db: Database, id: string, now: Date): Promise<References> {
  const states: State[] = []
  const references: References = {}
  let open: Set<string> | undefined
  for await (const state of statesBefore(db, id, now.getTime())) {
    states.push(state)
    open ??= new Set([...state.tarifs.map((line) => line.id), NEW_LINE])
    for (const line of open) {
      const start = startOf(line, states, now.getTime())
      // Older than the thirty days before the beginning: all is known.
      if (start === undefined || state.from > start - DAYS_BEFORE) continue
      references[line] = referenceIn(line, states, start, true)
      open.delete(line)
    }
    if (open.size === 0) break
  }
  for (const line of open ?? []) {
    const start = startOf(line, states, now.getTime()) ?? states.findLast((state) => isReduced(line, state))!.from
    references[line] = referenceIn(line, states, start, false)
  }
  return references
}

/** The instant at which the reduction of a line began, or now where there is none yet; undefined where it may go on further back. */
function startOf(line: string, states: State[], now: number): number | undefined {
  if (!isReduced(line, states[0]!)) return now
  let start = now
  for (const state of states) {
    if (isReduced(line, state)) start = state.from
    // Away for less, as when it was deleted and brought back, it went on.
    else if (start - state.from >= SLIP) return start
  }
  return undefined
}

const isReduced = (line: string, { tarifs }: State) => (readPrice(priceOf(line, tarifs) ?? '')?.old ?? '') !== ''

/** Of a line that had words for a price, « à partir de 60 € », no more than the least figure is known. */
function referenceIn(line: string, states: State[], start: number, isAllThere: boolean): Reference {
  const counted = states.filter(({ from, until }) => {
    const isOfTheTime = from < start && until > start - DAYS_BEFORE
    return isOfTheTime && (until - from >= SLIP || until >= start)
  })
  const prices = counted.flatMap(({ tarifs }) => priceOf(line, tarifs) || [])
  const amounts = prices.flatMap(parseAmounts)
  return {
    lowest: amounts.length === 0 ? undefined : Math.min(...amounts),
    isWhole: isAllThere && prices.every((price) => parsePrice(price) !== undefined),
  }
}

const priceOf = (line: string, tarifs: Line[]) => tarifs.find(({ id }) => id === line)?.price

/** What a treatment's prices were, from the last state backwards. Planned changes are among them once they were made. */
async function* statesBefore(db: Database, id: string, now: number): AsyncGenerator<State> {
  let until = Number.POSITIVE_INFINITY
  let before = 2 ** 31 - 1
  for (;;) {
    const rows = await revisionsOf(db, 'categories', id)
      .select(['version', 'data', 'saved_at'])
      .where('version', '<', before)
      .where('saved_at', '<=', new Date(now).toISOString())
      .orderBy('version', 'desc')
      .limit(PAGE)
      .execute()
    for (const { version, data, saved_at } of rows) {
      const from = Date.parse(saved_at)
      yield { from, until, tarifs: data === null ? [] : ((JSON.parse(data) as { tarifs?: Line[] }).tarifs ?? []) }
      until = from
      before = version
    }
    if (rows.length < PAGE) return
  }
}
