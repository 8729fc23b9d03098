import type { Field, NounForms } from './kind.ts'
import { lineSchema } from './line.ts'

/** The list that an entry is chosen from: of which document, and the field that its entries are called by. */
export interface EntrySource {
  collection: string
  id: string
  field: string
  name: string
}

/** An entry of another document's list, by its id; '' for none. What can be chosen is known when a form is made. */
export function entryOf(text: string, source: EntrySource, forms: NounForms = {}): Field<typeof lineSchema> {
  return { kind: 'choice', noun: { text, ...forms }, options: {}, source, schema: lineSchema, empty: '' }
}
