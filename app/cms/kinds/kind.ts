import type { z } from 'zod'
import type { EntrySource } from './entry-of.ts'

/** How something is called in a sentence, without an article. */
export interface Noun {
  text: string
  feminine?: boolean
  plural?: boolean
  /** What it is called among its likes, where that is shorter. */
  label?: string
}

/** What a field holds: how it is cleaned, and how its changes are told and shown. */
export type FieldKind =
  | LineKind
  | { kind: 'html' | 'text' | 'focus' | 'colour'; noun: Noun }
  /** `said` tells what it becomes, where yes and no do not. */
  | { kind: 'toggle'; noun: Noun; said?: { yes: string; no: string } }
  | { kind: 'address'; noun: Noun; picture?: boolean }
  | { kind: 'date'; noun: Noun; day?: boolean }
  | { kind: 'choice'; noun: Noun; options: Record<string, string>; source?: EntrySource }
  | { kind: 'list'; noun: Noun; entry: EntryKind }
  | { kind: 'group'; noun: Noun; fields: Record<string, FieldKind> }

interface LineKind {
  kind: 'line'
  noun: Noun
  html?: boolean
  /** What is said where there is none. */
  absent?: string
  /** Said by its value alone: a price. */
  bare?: boolean
  number?: boolean
  /** Typed on the keyboard of addresses. */
  url?: boolean
  /** Refused where it is blank. */
  required?: boolean
  /** Never shown again, nor sent to a browser. */
  secret?: boolean
}

/** What the entries of a list are. Without fields, each is a text. */
export interface EntryKind {
  noun: Noun
  fields?: Record<string, FieldKind>
  /** The field that an entry is called by. */
  name?: string
  /** The field that is said beside the name of an entry that comes or goes. */
  aside?: string
  /** Texts are addresses of files, and called by their last part. */
  address?: boolean
  /** Texts are of several lines each. */
  long?: boolean
}

/** A field of a collection: its kind, the schema of its value, and the value that stands in where there is none. */
export type Field<S extends z.ZodType = z.ZodType> = FieldKind & { schema: S; empty: z.output<S> }

export type Fields = Record<string, Field>

/** The schemas of some fields, by their names. */
export type ShapeOf<F extends Fields> = { [N in keyof F]: F[N]['schema'] }

/** Reads the schemas of some fields. */
export function shapeOf<F extends Fields>(fields: F): ShapeOf<F> {
  return mapFields(fields, ({ schema }) => schema) as ShapeOf<F>
}

/** Reads what stands in for each of some fields; those that may be left out are. */
export function emptyOf<F extends Fields>(fields: F): { [N in keyof F]: z.output<F[N]['schema']> } {
  const empty = Object.entries(fields).filter(([, field]) => field.empty !== undefined)
  return Object.fromEntries(empty.map(([name, field]) => [name, field.empty])) as never
}

const mapFields = <T>(fields: Fields, read: (field: Field) => T) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)]))

/** The same field under a schema made of its own; `empty` stands in where there is no value. */
export function adjusted<S extends z.ZodType, T extends z.ZodType>(
  field: Field<S>,
  adjust: (schema: S) => T,
  empty: z.output<T>,
): Field<T> {
  return { ...field, schema: adjust(field.schema), empty }
}

/** The same field, which may be left out. */
export const optional = <S extends z.ZodType>(field: Field<S>): Field<z.ZodOptional<S>> =>
  adjusted(field, (schema) => schema.optional(), undefined as z.output<z.ZodOptional<S>>)

/** What may be said of a noun beside its text. */
export type NounForms = Omit<Noun, 'text'>

/** Adds to a word what the noun that it is said of asks for: « ajouté », « ajoutées ». */
export function agree(word: string, { feminine, plural }: Noun): string {
  return word + (feminine ? 'e' : '') + (plural ? 's' : '')
}
