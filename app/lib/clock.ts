import { remembered } from './remembered.ts'
import { TIME_ZONE } from './time-zone.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS

const WALL = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
})

/** The institute's calendar day at an instant, as `2026-11-16`. */
export function dayAt(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(0, 10)
}

/**
 * The instant at which the institute's clock shows `HH:MM` on a day; `24:00` is the next day's midnight. An hour that
 * the clock skips in spring is the one after it, one that comes twice in autumn is its second coming.
 */
export function instantOf(day: string, clock: string): Date {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  const wall = Date.parse(`${day}T00:00:00.000Z`) + (hours * 60 + minutes) * MINUTE_MS
  const guess = wall - offsetAt(wall)
  return new Date(offsetAt(guess) === offsetAt(wall) ? guess : wall - offsetAt(guess))
}

/** The day so many days after another, as the calendar counts them. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many places after Monday a day stands in its week. */
export function placeInWeek(day: string): number {
  return (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7
}

/** Said of a text that is none. */
export const NOT_A_DAY = "Cette date n'existe pas. Écrivez-la par exemple 2026-12-24."

/** Says whether a text is a day of the calendar, as `2026-02-28`. Of « 26 », the field of a date makes the year 0026. */
export function isDay(text: string): boolean {
  const date = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00.000Z`) : undefined
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** What the institute's clock shows, told as if it were universal time. In milliseconds. */
function wallTime(instant: number): number {
  const parts = Object.fromEntries(WALL.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year, month, day, hour, minute, second } = parts as Record<string, number>
  return Date.UTC(year!, month! - 1, day, hour, minute, second)
}

/** How far the institute's clock is ahead of universal time, in milliseconds: it changes on the hour only. */
const offsetAt = (instant: number) => offsetInHour(Math.floor(instant / HOUR_MS))

const offsetInHour = remembered((hour: number) => wallTime(hour * HOUR_MS) - hour * HOUR_MS)
