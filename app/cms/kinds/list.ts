import { z } from 'zod'
import { ENTRY_ID } from '../../lib/entry-ids.ts'
import { adjusted, shapeOf, type Field, type Fields, type Noun, type NounForms, type ShapeOf } from './kind.ts'
import { entryLineSchema } from './line.ts'
import { textSchema } from './text.ts'

/** What tells an entry of a list from every other of it, for good. One that comes without gets a new one. */
export const entryIdSchema = z.string().regex(ENTRY_ID, "Cet identifiant n'est pas valable.")

type EntryShape<F extends Fields> = { id: z.ZodDefault<typeof entryIdSchema> } & ShapeOf<F>

type EntrySchema<F extends Fields> = z.ZodObject<EntryShape<F>>

interface ListOptions<F extends Fields> extends NounForms {
  /** What one of them is called. */
  entry: Noun
  fields: F
  /** The field that an entry is called by. */
  name: string & keyof F
  /** The field that is said beside the name of an entry that comes or goes. */
  aside?: string & keyof F
  /** What is asked of an entry as a whole. */
  check?: (schema: EntrySchema<F>) => EntrySchema<F>
}

/** A list of objects, no two of which have the same id. */
export function list<F extends Fields>(text: string, options: ListOptions<F>): Field<z.ZodArray<EntrySchema<F>>> {
  const { entry: noun, fields, name, aside, check, ...forms } = options
  const shape = { id: entryIdSchema.default(() => crypto.randomUUID()), ...shapeOf(fields) }
  const entry = z.object(shape) as unknown as EntrySchema<F>
  const schema = z.array(check ? check(entry) : entry).superRefine(refuseTakenIds)
  return {
    kind: 'list',
    noun: { text, ...forms },
    entry: { noun, fields, name, ...(aside && { aside }) },
    schema,
    empty: [],
  }
}

function refuseTakenIds(entries: unknown, { addIssue }: z.RefinementCtx) {
  const seen = new Set<string>()
  for (const [place, { id }] of (entries as { id: string }[]).entries()) {
    if (seen.has(id)) addIssue({ code: 'custom', path: [place, 'id'], message: 'Cet identifiant est déjà pris.' })
    seen.add(id)
  }
}

/** A list of texts, called by themselves. */
export function texts<S extends z.ZodType<string>>(text: string, entry: Noun, schema: S): Field<z.ZodArray<S>>
export function texts(text: string, entry: Noun): Field<z.ZodArray<typeof entryLineSchema>>
export function texts(
  text: string,
  entry: Noun,
  schema: z.ZodType<string> = entryLineSchema,
): Field<z.ZodArray<never>> {
  return {
    kind: 'list',
    noun: { text },
    entry: { noun: entry, ...(schema === textSchema && { long: true }) },
    schema: z.array(schema) as never,
    empty: [] as never,
  }
}

/** A list of texts that are typed one a line: blank lines are left out. */
export function lines(text: string, entry: Noun) {
  const field = texts(text, entry)
  return adjusted(field, (schema) => schema.transform((all) => all.filter((one) => one.trim() !== '')), [])
}

/** A list of the addresses of files, called by their last part. Blank ones are left out. */
export function addresses<S extends z.ZodType<string>>(text: string, entry: Noun, schema: S) {
  const written = z.array(schema).transform((all) => all.filter((one) => one !== ''))
  const field: Field<typeof written> = {
    kind: 'list',
    noun: { text },
    entry: { noun: entry, address: true },
    schema: written,
    empty: [],
  }
  return field
}
