import { z } from 'zod'
import { withLineEnds, withoutUnseen } from '../../lib/plain-text.ts'
import type { Field, NounForms } from './kind.ts'

/** The longest text kept in one field, in characters: some forty printed pages. */
const TEXT_LIMIT = 100_000

/** A text, line breaks included. */
export const textSchema = z
  .string()
  .overwrite((text) => withLineEnds(withoutUnseen(text)))
  .max(TEXT_LIMIT, 'Ce texte est trop long : 100 000 caractères au plus.')

/** Plain text, line breaks included. */
export function text(words: string, forms: NounForms = {}): Field<typeof textSchema> {
  return { kind: 'text', noun: { text: words, ...forms }, schema: textSchema, empty: '' }
}
