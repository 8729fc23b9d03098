import { z } from 'zod'
import type { Field, NounForms } from './kind.ts'

const colourSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:#[0-9a-f]{6})?$/, 'Donnez une couleur sur six signes, comme #c0a667.')

/** A colour, as « #c0a667 », or nothing for the site's own. */
export function colour(text: string, forms: NounForms = {}): Field<typeof colourSchema> {
  return { kind: 'colour', noun: { text, ...forms }, schema: colourSchema, empty: '' }
}
