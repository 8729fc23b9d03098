import { z } from 'zod'
import type { Field, NounForms } from './kind.ts'

/** One of a few values, each with what it is called; the first stands in where nobody has chosen. */
export function choice<const V extends string>(
  text: string,
  options: Record<V, string>,
  forms: NounForms = {},
): Field<z.ZodDefault<z.ZodEnum<{ [K in V]: K }>>> {
  const values = Object.keys(options) as [V, ...V[]]
  const [first] = values
  const schema = z.enum(values).default(first as never)
  return { kind: 'choice', noun: { text, ...forms }, options, schema, empty: first } as never
}
