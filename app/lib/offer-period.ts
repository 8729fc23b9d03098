import { daysAfter, instantOf, isDay } from './clock.ts'
import { fr } from './french-typography.ts'
import { dayAndMonth, frenchDays } from './french-days.ts'
import { MONTH_NAMES } from './months.ts'
import { upperFirst } from './upper-first.ts'

/** From which day to which an offer holds, both included; for good where there is none. */
export interface Period {
  du?: string | undefined
  au?: string | undefined
  annoncer?: boolean | undefined
  brouillon?: boolean | undefined
}

/** Where a day stands beside an offer's own. */
export type Stage = 'coming' | 'now' | 'over'

/** Says whether an offer is to begin, holds or is over on a day. */
export function stageOf({ du, au }: Period, today: string): Stage {
  if (au && au < today) return 'over'
  return du && du > today ? 'coming' : 'now'
}

/** Says whether visitors are shown an offer on a day: while it holds, and before where it is announced; never a draft. */
export function isShown(period: Period, today: string): boolean {
  if (period.brouillon) return false
  const stage = stageOf(period, today)
  return stage === 'now' || (stage === 'coming' && period.annoncer === true)
}

/** Writes an offer's days: « Du 1er au 24 décembre », « Jusqu'au 24 décembre »; '' where there is nothing to say. */
export function periodWords({ du, au }: Period, today: string): string {
  const year = today.slice(0, 4)
  const inYear = (day: string) => dayAndMonth(day) + (day.startsWith(year) ? '' : ` ${day.slice(0, 4)}`)
  if (du && au) return fr(upperFirst(frenchDays(du, au, year)))
  if (au) return fr(`Jusqu'au ${inYear(au)}`)
  return du && du > today ? fr(`À partir du ${inYear(du)}`) : ''
}

/** The next moment at which one of some offers begins or ends, at midnight in Paris; undefined where none does. */
export function nextTurn(periods: Period[], now: Date): Date | undefined {
  return periods
    .flatMap(({ du, au }) => [
      ...(du && isDay(du) ? [instantOf(du, '00:00')] : []),
      ...(au && isDay(au) ? [instantOf(daysAfter(au, 1), '00:00')] : []),
    ])
    .filter((moment) => moment > now)
    .sort((one, other) => one.getTime() - other.getTime())[0]
}

const MONTHS = MONTH_NAMES.join('|')

/** A day that something lasts until, as figures or with the name of its month, with its year or without. */
const END = new RegExp(
  String.raw`(?<!\p{L})(?:au|avant\s+le)\s+(?:(?:lun|mar|mercre|jeu|vendre|same)di\s+|dimanche\s+)?(\d{1,2})(?:er)?(?:(?:[/.-](\d{1,2})[/.-]|\s+(${MONTHS})\s+)(\d{4}|\d{2})(?!\d)|[/.-]\d{2}(?!\d)|\s+(?:${MONTHS})(?!\p{L}))(?![./-]\d)`,
  'giu',
)

/** Whether a text says something lasts until a day, with its year or without: « jusqu'au dimanche 6 décembre ». */
export const saysEnd = (text: string): boolean => text.search(END) >= 0

/**
 * Tells the last of the days that a text says something lasts until: « du 01/02/2025 au 28/02/2025 », « jusqu'au 1er mars
 * 2025 », « avant le 01/03/25 »; undefined where it names none with its year.
 */
export function lastDayIn(text: string): string | undefined {
  const days = [...text.matchAll(END)].map(([, day = '', number, name, year]) => {
    if (year === undefined) return ''
    const month = number ?? String(MONTH_NAMES.indexOf(name!.toLowerCase()) + 1)
    return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  })
  return days.filter(isDay).sort().at(-1)
}
