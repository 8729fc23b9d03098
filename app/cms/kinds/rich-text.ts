import { z } from 'zod'
import type { Field, NounForms } from './kind.ts'
import { TEXT_LIMIT, TOO_LONG } from './text.ts'

/** Rich text, cleaned before it is stored and before it is shown: cleanDocument. */
export const richTextSchema = z.string().max(TEXT_LIMIT, TOO_LONG)

/** Rich text of any length. */
export function richText(text: string, forms: NounForms = {}): Field<typeof richTextSchema> {
  return { kind: 'html', noun: { text, ...forms }, schema: richTextSchema, empty: '' }
}

/** A line of rich text: a name. */
export function richLine(text: string, forms: NounForms = {}): Field<typeof richTextSchema> {
  return { kind: 'line', html: true, noun: { text, ...forms }, schema: richTextSchema, empty: '' }
}

/** A price, which may be struck or emphasised. */
export function price(text: string): Field<typeof richTextSchema> {
  return { ...richLine(text), kind: 'line', bare: true, absent: 'sans prix' }
}
