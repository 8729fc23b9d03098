import { z } from 'zod'
import { adjusted, type Field, type NounForms } from './kind.ts'

interface ToggleOptions extends NounForms {
  /** What stands in where nobody has said. */
  initial?: boolean
  /** What the history says that it becomes, where yes and no do not tell. */
  said?: { yes: string; no: string }
}

/** Yes or no. */
export function toggle(
  text: string,
  { initial = false, said, ...forms }: ToggleOptions = {},
): Field<z.ZodDefault<z.ZodBoolean>> {
  const schema = z.boolean().default(initial)
  return { kind: 'toggle', noun: { text, ...forms }, schema, empty: initial, ...(said && { said }) }
}

/** Yes or no, or nothing where nobody has said: that is then taken for `initial`. */
export const optionalToggle = (text: string, options: ToggleOptions = {}) =>
  adjusted(toggle(text, options), (schema) => schema.unwrap().optional(), options.initial ?? false)

/** Whether a document is kept as a draft: it is not, where nobody has said. */
export const draft = () => optionalToggle('brouillon')
