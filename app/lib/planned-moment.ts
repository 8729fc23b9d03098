import { dayAt, instantOf, isDay } from './clock.ts'
import { frenchTime, frenchWeekday } from './french-day.ts'
import { dayAndMonth } from './french-days.ts'
import { TIME_ZONE } from './time-zone.ts'

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
})

const HOUR_MS = 3_600_000

/**
 * The instant of a moment as the institute's clock shows it, `2026-12-01T08:00`; undefined for anything else. Of an hour
 * that the clock skips or shows twice, as `instantOf` says.
 */
export function readClockMoment(text: string): Date | undefined {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::00)?$/.exec(text) ?? []
  return day && clock && isDay(day) ? instantOf(day, clock) : undefined
}

/** What the institute's clock shows at an instant, as `2026-12-01T08:00`. */
export function clockMomentAt(instant: Date): string {
  return `${dayAt(instant)}T${CLOCK.format(instant)}`
}

/** Says in French that the clock does not show a moment, or shows it twice, and which one is meant; undefined for any other. */
export function unusualHour(text: string): string | undefined {
  const instant = readClockMoment(text)
  if (!instant) return undefined
  const iso = instant.toISOString()
  const typed = text.slice(0, 16)
  if (clockMomentAt(instant) !== typed)
    return `Cette nuit-là, les horloges avancent d'une heure : ce sera à ${hourAhead(iso)}.`
  if (clockMomentAt(new Date(instant.getTime() - HOUR_MS)) === typed)
    return `Cette nuit-là, ${hourAhead(iso)} vient deux fois : ce sera la seconde.`
  return undefined
}

/** Writes the hour of an ISO timestamp in Paris, as one says it: « 8 h », « 8 h 30 ». */
export function hourAhead(timestamp: string): string {
  return frenchTime(timestamp).replace(/\u00a0h\u00a000$/, '\u00a0h')
}

/** Writes the day of an ISO timestamp to come: « vendredi 1er janvier », with its year where that is not `now`'s. */
export function dayAhead(timestamp: string, now: Date): string {
  const day = dayAt(new Date(timestamp))
  const year = day.slice(0, 4) === dayAt(now).slice(0, 4) ? '' : ` ${day.slice(0, 4)}`
  return `${frenchWeekday(timestamp)} ${dayAndMonth(day)}${year}`
}

/** Writes an ISO timestamp to come: « mardi 1er décembre à 8 h ». */
export function momentAhead(timestamp: string, now: Date): string {
  return `${dayAhead(timestamp, now)} à ${hourAhead(timestamp)}`
}
