import { z } from 'zod'
import { adjusted, type Field, type NounForms } from './kind.ts'

interface ToggleOptions extends NounForms {
  /** What stands in where nobody has said. */
  initial?: boolean
}

/** Yes or no. */
export function toggle(
  text: string,
  { initial = false, ...forms }: ToggleOptions = {},
): Field<z.ZodDefault<z.ZodBoolean>> {
  return { kind: 'toggle', noun: { text, ...forms }, schema: z.boolean().default(initial), empty: initial }
}

/** Yes or no, or nothing where nobody has said: that is then taken for `initial`. */
export const optionalToggle = (text: string, options: ToggleOptions = {}) =>
  adjusted(toggle(text, options), (schema) => schema.unwrap().optional(), options.initial ?? false)

/** Whether a document is kept as a draft: it is not, where nobody has said. */
export const draft = () => optionalToggle('brouillon')
