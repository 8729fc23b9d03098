import { z } from 'zod'
import type { Field, NounForms } from './kind.ts'
import { lineSchema } from './line.ts'

const momentSchema = z.literal('').or(z.iso.datetime({ offset: true, error: "Cette date n'est pas valable." }))

/** A moment: an ISO timestamp, or '' for none. */
export function moment(text: string, forms: NounForms = {}): Field<typeof momentSchema> {
  return { kind: 'date', noun: { text, ...forms }, schema: momentSchema, empty: '' }
}

/** A day, as 2026-12-24: whoever has it among its fields says which days it may be. */
export function day(text: string, forms: NounForms = {}): Field<typeof lineSchema> {
  return { kind: 'date', noun: { text, ...forms }, schema: lineSchema, empty: '' }
}
