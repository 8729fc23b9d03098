import { MONTH_NAMES } from './months.ts'
import { remembered } from './remembered.ts'

const NO_BREAK = '\u00a0'
const THIN_NO_BREAK = '\u202f'
const FIRM_HYPHEN = '\u2011'

/** A blank of any kind within a line. */
const BLANK = String.raw`[^\S\n]`
const THIN_BEFORE = new RegExp(`${BLANK}([;!?])`, 'g')
const FULL_BEFORE = new RegExp(`${BLANK}([:»%€])`, 'g')
const QUOTE = new RegExp(`«${BLANK}`, 'g')
const UNITS =
  'h|min|ml|cl|cm|mm|m²|g|mg|kg|nm|m|°C|ans?|mois|jours?|heures?|minutes?|semaines?|séances?|points|euros?|fois|personnes?'
const MONTHS = MONTH_NAMES.join('|')
const UNIT = new RegExp(`(\\d)${BLANK}(?=(?:${UNITS})(?!\\p{L}))`, 'gu')
const MONTH = new RegExp(`(\\d|1er)${BLANK}(?=(?:${MONTHS})(?!\\p{L}))`, 'gu')
const NUMBERED = new RegExp(`(n°|phototype|article|section|UV|SPF|indice)${BLANK}(?=[IVX\\d])`, 'g')
const ORDINAL = new RegExp(`(\\d°)${BLANK}(?=\\p{L})`, 'gu')
const MINUTES = new RegExp(`(\\d\\u00a0h)${BLANK}(?=\\d\\d)`, 'g')
const HOURS = new RegExp(`(\\d\\u00a0h(?:\\u00a0\\d\\d)?)${BLANK}(à|–)${BLANK}(?=\\d)`, 'g')
const THOUSANDS = new RegExp(`(\\d)${BLANK}(?=\\d{3}(?!\\d))`, 'g')
const SIRET = new RegExp(`(\\d{3}\\u00a0\\d{3}\\u00a0\\d{3})${BLANK}(?=\\d{5}(?!\\d))`, 'g')
const TIMES = new RegExp(`(\\d)${BLANK}?×${BLANK}?(?=\\d)`, 'g')

/**
 * Puts French no-break spaces into plain text, for a blank of any kind: thin before `; ! ?`, full before `: » % €` and
 * after `«`, between a figure and its unit, month, « 1° » and what it counts, or thousands, from one hour to another, within a
 * SIRET, around `×`; and firm hyphens into « a-t-elle ». A mark that follows a letter or digit without any space, as in an hour or an address, is left.
 * Source: Imprimerie nationale, Lexique des règles typographiques, 2002, « Ponctuation ».
 */
export const fr = remembered((text: string) =>
  text
    .replace(THIN_BEFORE, `${THIN_NO_BREAK}$1`)
    .replace(FULL_BEFORE, `${NO_BREAK}$1`)
    .replace(QUOTE, `«${NO_BREAK}`)
    .replace(UNIT, `$1${NO_BREAK}`)
    .replace(MINUTES, `$1${NO_BREAK}`)
    .replace(HOURS, `$1${NO_BREAK}$2${NO_BREAK}`)
    .replace(MONTH, `$1${NO_BREAK}`)
    .replace(ORDINAL, `$1${NO_BREAK}`)
    .replace(THOUSANDS, `$1${NO_BREAK}`)
    .replace(SIRET, `$1${NO_BREAK}`)
    .replace(TIMES, `$1${NO_BREAK}×${NO_BREAK}`)
    .replace(NUMBERED, `$1${NO_BREAK}`)
    .replace(/-t-(?=(?:ils?|elles?|on)(?!\p{L}))/gu, `${FIRM_HYPHEN}t${FIRM_HYPHEN}`),
)

/**
 * A word of several, « rendez-vous » or « peut-on », or figures that are one, « 2004-575 », as long as one may be and still
 * fit a narrow column; no part of an address.
 */
export const COMPOUND =
  /(?<![\p{L}\d@./_-])((?=[\p{L}\d-]{3,18}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+)+)(?![\d@/_-]|\.[\p{L}\d])/gu

/** After the slash of two words that are long together, « microblading/dermopigmentation »: a line may end there. */
export const AFTER_SLASH = /(?<=\p{L}{5}\/)(?=\p{L}{5})/gu

/**
 * Does the same to the text of an HTML fragment, whose compounds stay on one line, and leaves its tags and what is code
 * as they are.
 */
export const frHtml = remembered((html: string) => {
  let codes = 0
  return html.replace(/<[^<>]*>|[^<]+/g, (piece) => {
    if (!piece.startsWith('<')) return codes > 0 ? piece : words(piece)
    const [, end] = CODE_TAG.exec(piece) ?? []
    if (end !== undefined) codes = Math.max(0, codes + (end ? -1 : 1))
    return piece
  })
})

/** The end of a line of its source is a blank as any other. */
const words = (text: string) =>
  fr(text.replaceAll('\n', ' ')).replace(COMPOUND, '<span class="firm">$1</span>').replace(AFTER_SLASH, '<wbr>')

const CODE_TAG = /^<(\/?)(?:code|pre|kbd|samp)\b/i
