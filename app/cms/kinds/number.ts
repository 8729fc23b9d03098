import { z } from 'zod'
import type { Field, NounForms } from './kind.ts'

/** A number between two others, both included. */
export function number(text: string, [least, most]: [number, number], forms: NounForms = {}): Field<z.ZodNumber> {
  const error = `Donnez un nombre de ${least} à ${most}.`
  const schema = z.number(error).min(least, error).max(most, error)
  return { kind: 'line', number: true, noun: { text, ...forms }, schema, empty: 0 }
}
