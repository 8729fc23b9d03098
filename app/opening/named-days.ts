import { WEEKDAYS, type Weekday } from './weekdays.ts'

const RANGE = /^(?:du |de )?(\S+) (?:au|à) (\S+)$/
const DAY = /^(?:les? )?(\S+)$/

/** Reads the days that a text names, « Du mardi au jeudi et samedi »; undefined where it says anything else. */
export function namedDays(text: string): Weekday[] | undefined {
  const named = new Set<Weekday>()
  const parts = text
    .toLowerCase()
    .replace('.', '')
    .split(/[,;]| et /)
  for (const part of parts.map((words) => words.trim())) {
    const [, from = '', to = from] = RANGE.exec(part) ?? DAY.exec(part) ?? []
    const [first, last] = [placeOf(from), placeOf(to)]
    if (first < 0 || last < first) return undefined
    for (const day of WEEKDAYS.slice(first, last + 1)) named.add(day)
  }
  return WEEKDAYS.filter((day) => named.has(day))
}

const placeOf = (word: string) => WEEKDAYS.findIndex((day) => word === day || word === `${day}s`)
