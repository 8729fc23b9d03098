import type { Json } from '../../lib/json.ts'
import { upperFirst } from '../../lib/upper-first.ts'
import type { EntrySource } from './entry-of.ts'
import type { Field, Fields, Noun } from './kind.ts'

/** A field as a form needs it: data alone, so that browsers and forms without script are given the same. */
export interface FormField {
  kind: Field['kind']
  noun: Noun
  /** What stands in where there is no value; left out where the field may be. */
  empty?: Json
  html?: boolean
  bare?: boolean
  number?: boolean
  url?: boolean
  required?: boolean
  picture?: boolean
  secret?: boolean
  day?: boolean
  options?: Record<string, string>
  source?: EntrySource
  fields?: FormFields
  entry?: { noun: Noun; fields?: FormFields; name?: string; long?: boolean }
}

export type FormFields = Record<string, FormField>

/** Reads what a form needs of some fields. */
export function formFields(fields: Fields): FormFields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, formField(field)]))
}

function formField(field: Field): FormField {
  const { fields, entry } = field as { fields?: Fields; entry?: { noun: Noun; fields?: Fields } }
  return {
    ...field,
    schema: undefined,
    ...(fields && { fields: formFields(fields) }),
    ...(entry && { entry: { ...entry, ...(entry.fields && { fields: formFields(entry.fields) }) } }),
  } as unknown as FormField
}

/** What a field is called in a form: « Texte », « Lien (facultatif) ». */
export function labelOf({ noun, empty }: FormField): string {
  return upperFirst(noun.label ?? noun.text) + (empty === undefined ? ' (facultatif)' : '')
}

/** Finds the field at a dotted path, within groups; undefined where there is none. */
export function fieldAt(fields: FormFields | undefined, path: string): FormField | undefined {
  const [name = '', ...within] = path.split('.')
  const field = fields?.[name]
  return within.length > 0 ? fieldAt(field?.fields, within.join('.')) : field
}

/** The values that a form begins with where there are none. */
export function emptyValues(fields: FormFields): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { empty }]) => (empty === undefined ? [] : [[name, empty]])),
  )
}
