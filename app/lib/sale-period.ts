import { daysAfter, instantOf, placeInWeek } from './clock.ts'

/** A legal period of 'soldes': from one instant, included, to another. */
interface SalePeriod {
  from: Date
  until: Date
}

const WEDNESDAY = 2

/** Four weeks. Source: arrêté du 27 mai 2019, article 2. */
const DAYS = 28

/** Frontier departments whose winter sale begins with the first working day of the year. Same source, annex. */
const EARLY_WINTER = ['54', '55', '57', '88']

/** Departments whose summer sale begins on another Wednesday of July: the first one, in Corsica the second. Same source. */
const LATE_SUMMER: Record<string, number> = { '06': 0, '66': 0, '20': 1 }

/**
 * The legal periods of a year in the department of a postcode, from 8 in the morning. Sources: Code de commerce, L310-3;
 * arrêté du 27 mai 2019. A minister may fix others for a year, as in 2021; overseas departments are counted as the others.
 */
export function salePeriods(year: number, postcode: string): SalePeriod[] {
  const department = postcode.slice(0, 2)
  const winter = EARLY_WINTER.includes(department) ? firstWorkingDay(year) : usualWinter(year)
  const late = LATE_SUMMER[department]
  const summer = late === undefined ? usualSummer(year) : daysAfter(wednesdayFrom(`${year}-07-01`), late * 7)
  return [winter, summer].map((first) => ({
    from: instantOf(first, '08:00'),
    until: instantOf(daysAfter(first, DAYS), '00:00'),
  }))
}

/** Says whether the word 'soldes' may be used at an instant. */
export function isSalePeriod(now: Date, postcode: string): boolean {
  return salePeriods(yearOf(now), postcode).some(({ from, until }) => from <= now && now < until)
}

/** The next instant at which that changes. */
export function nextSaleTurn(now: Date, postcode: string): Date {
  const year = yearOf(now)
  const turns = [year, year + 1]
    .flatMap((one) => salePeriods(one, postcode))
    .flatMap(({ from, until }) => [from, until])
  return turns.find((turn) => turn > now)!
}

/** What reduced goods are called: as it was written within a legal period, « Fins de série » otherwise, in the same case. */
export function saleLabel(label: string, isSale: boolean): string {
  if (isSale) return label
  return label.replace(/^(?:nos |les )?soldes$|\bsoldes\b/gi, (word) => {
    if (word === word.toUpperCase()) return 'FINS DE SÉRIE'
    return word[0] === word[0]!.toUpperCase() ? 'Fins de série' : 'fins de série'
  })
}

/** The second Wednesday of January, or the first where the second is after the 12th. */
function usualWinter(year: number): string {
  const first = wednesdayFrom(`${year}-01-01`)
  const second = daysAfter(first, 7)
  return second > `${year}-01-12` ? first : second
}

/** The last Wednesday of June, or the one before where it is after the 28th. */
function usualSummer(year: number): string {
  const last = daysAfter(wednesdayFrom(`${year}-07-01`), -7)
  return last > `${year}-06-28` ? daysAfter(last, -7) : last
}

/** The 2nd of January at the earliest, no Sunday. */
function firstWorkingDay(year: number): string {
  const day = `${year}-01-02`
  return placeInWeek(day) === 6 ? daysAfter(day, 1) : day
}

const wednesdayFrom = (day: string) => daysAfter(day, (WEDNESDAY - placeInWeek(day) + 7) % 7)

const yearOf = (now: Date) => Number(now.toISOString().slice(0, 4))
