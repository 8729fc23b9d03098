import { z } from 'zod'
import { readFocus, writeFocus } from '../../lib/focus.ts'
import type { Field } from './kind.ts'

const focusSchema = z
  .string()
  .refine((text) => writeFocus(readFocus(text)) === text, "Ce point de la photo n'est pas valable.")
  .optional()

/** The point of a picture that stays in view however it is cut: « 30 70 », or nothing for its centre. */
export function focus(picture: string): Field<typeof focusSchema> {
  return { kind: 'focus', noun: { text: `cadrage de ${picture}` }, schema: focusSchema, empty: undefined }
}
