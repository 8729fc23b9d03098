import { z } from 'zod'
import type { Field, NounForms } from './kind.ts'

/** A number between two others, both included. */
export function number(text: string, [least, most]: [number, number], forms: NounForms = {}): Field<z.ZodNumber> {
  return { kind: 'line', number: true, noun: { text, ...forms }, schema: z.number().min(least).max(most), empty: 0 }
}
