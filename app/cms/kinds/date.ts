import { z } from 'zod'
import { isDay, NOT_A_DAY } from '../../lib/clock.ts'
import { adjusted, type Field, type NounForms } from './kind.ts'
import { lineSchema } from './line.ts'

const momentSchema = z.literal('').or(z.iso.datetime({ offset: true, error: "Cette date n'est pas valable." }))

/** A moment: an ISO timestamp, or '' for none. */
export function moment(text: string, forms: NounForms = {}): Field<typeof momentSchema> {
  return { kind: 'date', noun: { text, ...forms }, schema: momentSchema, empty: '' }
}

/** A day, as 2026-12-24: whoever has it among its fields says which days it may be. */
export function day(text: string, forms: NounForms = {}): Field<typeof lineSchema> {
  return { kind: 'date', day: true, noun: { text, ...forms }, schema: lineSchema, empty: '' }
}

/** Says whether a day is of the year 26, as some stand: without its last day, an offer that was over would be shown for good. */
const isOfTwoFigures = (text: string) => text.startsWith('00') && isDay(`20${text.slice(2)}`)

const optionalDaySchema = lineSchema
  .refine((text) => text === '' || isDay(text) || isOfTwoFigures(text), NOT_A_DAY)
  .optional()

/** A day of the calendar, as 2026-12-24, that may be left out. */
export function optionalDay(text: string, forms: NounForms = {}): Field<typeof optionalDaySchema> {
  return adjusted(day(text, forms), () => optionalDaySchema, undefined)
}
