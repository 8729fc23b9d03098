import { completePrice } from '../../app/lib/price.ts'

const AMOUNT = /^(?:eur )?(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d{1,2}))? ?(?:€|euros?|eur)?(?: ttc)?$/i

/** Thousands with a point or a comma, and cents with the other: no French reader writes one so without cents. */
const ENGLISH = /^(?:€ ?)?(\d{1,3}(?:,\d{3})+)\.(\d{2}) ?(?:€|eur)?$/i
const DOTTED = /^(\d{1,3}(?:\.\d{3})+),(\d{2}) ?(?:€|euros?|eur)?$/i

const FROM = /^(?:à partir de|a partir de|dès|des) (.+)$/i

/** What a price list says instead of an amount. */
const WORDS = /^(?:offerte?|gratuite?|sur devis|nous consulter|inclus|compris)$/i

/** Reads a price as people type it into a spreadsheet, and writes it as the site does; undefined where it could be read otherwise. */
export function readAmount(typed: string): string | undefined {
  const text = singleSpaces(typed)
  const [, from] = FROM.exec(text) ?? []
  if (from !== undefined) {
    const amount = readAmount(from)
    return amount && !FROM.test(from) ? `à partir de ${amount}` : undefined
  }
  if (WORDS.test(text)) return text.toLowerCase()
  const [, euros, cents = ''] = AMOUNT.exec(text) ?? ENGLISH.exec(text) ?? DOTTED.exec(text) ?? []
  if (euros === undefined) return undefined
  const amount = Number(`${euros.replace(/[ .,]/g, '')}.${cents || '0'}`)
  return completePrice(`${amount.toFixed(2)} €`)
}

/** Reads a duration, « 45 », « 1h15 », « 01:15:00 », and writes it as the site does: « 1 h 15 »; undefined for what is none. */
export function readDuration(typed: string): string | undefined {
  const text = singleSpaces(typed).toLowerCase()
  const [, clockHours, clockMinutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  if (clockHours !== undefined) return writeDuration(Number(clockHours) * 60 + Number(clockMinutes))
  const [, hours, more = '0'] = /^(\d{1,2}) ?h(?:eures?)? ?(\d{1,2})?(?: ?min(?:utes)?)?$/.exec(text) ?? []
  if (hours !== undefined) return writeDuration(Number(hours) * 60 + Number(more))
  const [, minutes] = /^(\d{1,3}) ?(?:min(?:utes?)?|mn|')?$/.exec(text) ?? []
  return minutes === undefined ? undefined : writeDuration(Number(minutes))
}

/** As typed, with plain spaces: a word processor puts others before « € » and between thousands. */
const singleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

function writeDuration(minutes: number): string | undefined {
  if (minutes <= 0 || minutes > 24 * 60) return undefined
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
