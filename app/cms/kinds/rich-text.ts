import type { Field, NounForms } from './kind.ts'
import { textSchema } from './text.ts'

/** Rich text of any length, cleaned before it is stored and before it is shown: cleanDocument. */
export function richText(text: string, forms: NounForms = {}): Field<typeof textSchema> {
  return { kind: 'html', noun: { text, ...forms }, schema: textSchema, empty: '' }
}

/** A line of rich text: a name. */
export function richLine(text: string, forms: NounForms = {}): Field<typeof textSchema> {
  return { kind: 'line', html: true, noun: { text, ...forms }, schema: textSchema, empty: '' }
}

/** A price, which may be struck or emphasised. */
export function price(text: string): Field<typeof textSchema> {
  return { ...richLine(text), kind: 'line', bare: true, absent: 'sans prix' }
}
