const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' })

/** Writes a day of the calendar (`2026-12-01`) without its year: « 1er décembre ». */
export function dayAndMonth(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00.000Z`)).replace(/^1 /, '1er ')
}

/** Writes a day of the calendar (`2026-12-05`) with that of the week: « samedi 5 décembre 2026 ». */
export function weekdayAndDate(day: string): string {
  return LONG_DAY.format(new Date(`${day}T00:00:00.000Z`)).replace(/ 1 /, ' 1er ')
}

/** Writes one day or several (`2026-12-24`), with the years that are not `year`: « du 24 au 26 décembre ». */
export function frenchDays(first: string, last: string, year: string): string {
  const end = dayAndMonth(last) + yearUnless(last, year)
  if (first === last) return `le ${end}`
  if (first.slice(0, 7) === last.slice(0, 7)) return `du ${dayAndMonth(first).split(' ')[0]!} au ${end}`
  const start = dayAndMonth(first) + (first.slice(0, 4) === last.slice(0, 4) ? '' : yearUnless(first, year))
  return `du ${start} au ${end}`
}

const yearUnless = (day: string, year: string) => (day.startsWith(year) ? '' : ` ${day.slice(0, 4)}`)
