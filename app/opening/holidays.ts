import { daysAfter } from '../lib/clock.ts'

/** A public holiday, and what it is called: « Noël ». */
export interface Holiday {
  day: string
  name: string
}

/** Days after Easter Sunday. Source: Code du travail, article L3133-1; article L3134-13 for Alsace and Moselle. */
const MOVABLE = { 'Vendredi saint': -2, 'Lundi de Pâques': 1, Ascension: 39, 'Lundi de Pentecôte': 50 }

const FIXED: Record<string, string> = {
  "Jour de l'an": '01-01',
  'Fête du travail': '05-01',
  'Victoire de 1945': '05-08',
  'Fête nationale': '07-14',
  Assomption: '08-15',
  Toussaint: '11-01',
  'Armistice de 1918': '11-11',
  Noël: '12-25',
}

/** The abolition of slavery, by the beginning of a postcode. Source: Code du travail, article L3422-2. */
const ABOLITION: Record<string, string> = {
  '971': '05-27',
  '972': '05-22',
  '973': '06-10',
  '974': '12-20',
  '976': '04-27',
  // Saint-Barthélemy and Saint-Martin have postcodes of their former department.
  '97133': '10-09',
  '97150': '05-28',
}

/** The public holidays of a year at a postcode, in their order: those of Alsace and Moselle and overseas ones included. */
export function holidaysOf(year: number, postcode: string): Holiday[] {
  const isAlsaceMoselle = ['57', '67', '68'].includes(postcode.slice(0, 2))
  const movable = Object.entries(MOVABLE)
    .filter(([name]) => isAlsaceMoselle || name !== 'Vendredi saint')
    .map(([name, after]) => ({ name, day: daysAfter(easter(year), after) }))
  const abolition = ABOLITION[postcode] ?? ABOLITION[postcode.slice(0, 3)]
  const fixed = {
    ...FIXED,
    ...(isAlsaceMoselle && { 'Saint-Étienne': '12-26' }),
    ...(abolition && { "Abolition de l'esclavage": abolition }),
  }
  const all = [...movable, ...Object.entries(fixed).map(([name, day]) => ({ name, day: `${year}-${day}` }))]
  return all.sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** The holidays of so many days from one on, itself included. */
export function comingHolidays(today: string, count: number, postcode: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  const last = daysAfter(today, count)
  return [year, year + 1].flatMap((one) => holidaysOf(one, postcode)).filter(({ day }) => today <= day && day <= last)
}

/** Says whether a day is a public holiday at a postcode. */
export function isHoliday(day: string, postcode: string): boolean {
  return comingHolidays(day, 0, postcode).length > 0
}

/** Easter Sunday of a year, by the Gregorian calendar. Source: Meeus, Astronomical Algorithms, chapter 8. */
export function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
