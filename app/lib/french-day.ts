import { frenchDate } from './french-date.ts'
import { TIME_ZONE } from './time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const CALENDAR = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'short', timeZone: TIME_ZONE })
const WEEKDAY = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: TIME_ZONE })
const TIME = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE })

/** Writes the day of an ISO timestamp as it is called at `now`: « Aujourd'hui », « Hier », « lundi 16 novembre 2026 ». */
export function frenchDay(timestamp: string, now: Date): string {
  const day = calendarDay(timestamp)
  if (day === calendarDay(now.toISOString())) return "Aujourd'hui"
  if (day === dayBefore(now)) return 'Hier'
  return `${WEEKDAY.format(new Date(timestamp))} ${frenchDate(timestamp)}`
}

/** Writes the time of an ISO timestamp as it is in Paris, with no-break spaces: « 9 h 05 ». */
export function frenchTime(timestamp: string): string {
  return TIME.format(new Date(timestamp)).replace(/^0?(\d+):/, '$1\u00a0h\u00a0')
}

/** The day of an ISO timestamp in Paris, as « 2026-11-16 ». */
export function calendarDay(timestamp: string): string {
  return CALENDAR.format(new Date(timestamp))
}

/** The calendar's day before: counted at noon, as days of 23 and 25 hours exist. */
function dayBefore(now: Date): string {
  const noon = new Date(`${calendarDay(now.toISOString())}T12:00:00.000Z`)
  return calendarDay(new Date(noon.getTime() - DAY_MS).toISOString())
}
