import { daysAfter, instantOf, isDay } from './clock.ts'
import { readClockMoment } from './planned-moment.ts'

/** The parameter by which administrators ask for the site of another day. */
export const DATE = 'date'

/**
 * Reads which moment is asked for: of a day, `2026-12-01`, its last one; of a day with an hour, `2026-12-01T08:00`, as the
 * institute's clock shows it; or a timestamp in universal time. Undefined for anything else.
 */
export function readAskedMoment(text: string): Date | undefined {
  if (isDay(text)) return new Date(instantOf(daysAfter(text, 1), '00:00').getTime() - 1)
  const moment = readClockMoment(text)
  if (moment) return moment
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return undefined
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
