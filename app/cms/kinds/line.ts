import { z } from 'zod'
import { withLineEnds, withoutSigns, withoutUnseen } from '../../lib/plain-text.ts'
import { REQUIRED } from '../../lib/required.ts'
import { adjusted, type Field, type NounForms } from './kind.ts'

/** The longest single line, in characters. */
const LINE_LIMIT = 2_000

/** One line of plain text. */
export const lineSchema = z
  .string()
  .overwrite((text) => withLineEnds(withoutUnseen(text), ' '))
  .max(LINE_LIMIT, 'Ce texte est trop long : 2 000 caractères au plus.')

/** What a text processor writes before the entry of a list when it is copied as plain text. */
const BULLET = /^\s*(?:[•▪◦‣●○■\uf0a7\uf0b7]\s*|·\s+|[o§–—-]\t\s*)/

/** One line of a list of them: its mark is the page's. */
export const entryLineSchema = lineSchema.overwrite((text) => text.replace(BULLET, ''))

/** One line of plain text that may not be blank. */
const requiredLineSchema = lineSchema.trim().min(1, REQUIRED)

interface LineOptions extends NounForms {
  /** What is said where there is none. */
  absent?: string
  /** Typed on the keyboard of addresses. */
  url?: boolean
}

/** One line of plain text. */
export function line(text: string, { absent, url, ...forms }: LineOptions = {}): Field<typeof lineSchema> {
  return {
    kind: 'line',
    noun: { text, ...forms },
    schema: lineSchema,
    empty: '',
    ...(absent && { absent }),
    ...(url && { url }),
  }
}

/** One line that is a number, a code or an address. */
export const code = (text: string): Field<typeof lineSchema> =>
  adjusted(line(text), (schema) => schema.overwrite(withoutSigns), '')

/** One line that is given and never shown again, nor sent to a browser. */
export function secret(text: string, forms: NounForms = {}): Field<typeof lineSchema> {
  return { ...line(text, forms), kind: 'line', secret: true }
}

/** One line of plain text that may not be blank. */
export function requiredLine(text: string, options: LineOptions = {}): Field<typeof requiredLineSchema> {
  return { ...line(text, options), kind: 'line', required: true, schema: requiredLineSchema }
}

/** One line of plain text that may be left out; a blank one is. */
export const optionalLine = (text: string, options: LineOptions = {}) =>
  adjusted(
    line(text, options),
    (schema) => schema.transform((value) => value.trim() || undefined).optional(),
    undefined,
  )
