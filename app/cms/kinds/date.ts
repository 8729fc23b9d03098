import { z } from 'zod'
import { isDay } from '../../lib/clock.ts'
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

const optionalDaySchema = lineSchema
  .refine((text) => text === '' || isDay(text), "Cette date n'existe pas. Écrivez-la par exemple 2026-12-24.")
  .optional()

/** A day of the calendar, as 2026-12-24, that may be left out. */
export function optionalDay(text: string, forms: NounForms = {}): Field<typeof optionalDaySchema> {
  return adjusted(day(text, forms), () => optionalDaySchema, undefined)
}
