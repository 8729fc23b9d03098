import { dayAt, daysAfter } from './clock.ts'
import { frenchDate } from './french-date.ts'
import { TIME_ZONE } from './time-zone.ts'

const WEEKDAY = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: TIME_ZONE })
const TIME = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE })

/** Writes the day of an ISO timestamp as it is called at `now`: « Aujourd'hui », « Hier », « lundi 16 novembre 2026 ». */
export function frenchDay(timestamp: string, now: Date): string {
  const [day, today] = [dayAt(new Date(timestamp)), dayAt(now)]
  if (day === today) return "Aujourd'hui"
  if (day === daysAfter(today, -1)) return 'Hier'
  return `${frenchWeekday(timestamp)} ${frenchDate(timestamp)}`
}

/** Writes which day of the week an ISO timestamp is in Paris: « lundi ». */
export const frenchWeekday = (timestamp: string): string => WEEKDAY.format(new Date(timestamp))

/** Writes the time of an ISO timestamp as it is in Paris, with no-break spaces: « 9 h 05 ». */
export function frenchTime(timestamp: string): string {
  return TIME.format(new Date(timestamp)).replace(/^0?(\d+):/, '$1\u00a0h\u00a0')
}
