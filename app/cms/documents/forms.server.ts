import type { Database } from '../../platform/database/tables.ts'
import { isFields, type Json } from '../../lib/json.ts'
import { formFields, type FormField, type FormFields } from '../kinds/form-field.ts'
import { COLLECTIONS, definitionOf, type CollectionName } from './collections.ts'
import { findRow, storedFields } from './documents.server.ts'

type Forms = Record<CollectionName, FormFields>

/** What the forms of each collection are made of. */
export const FORMS = Object.fromEntries(
  (Object.keys(COLLECTIONS) as CollectionName[]).map((name) => [name, formFields(definitionOf(name).fields)]),
) as Forms

/** Reads the same with what can be chosen of other documents, as they stand. */
export async function readForms(db: Database): Promise<Forms> {
  const forms = Object.entries(FORMS).map(async ([name, fields]) => [name, await withChoices(db, fields)] as const)
  return Object.fromEntries(await Promise.all(forms)) as Forms
}

async function withChoices(db: Database, fields: FormFields): Promise<FormFields> {
  const read = Object.entries(fields).map(async ([name, field]) => [name, await withChoice(db, field)] as const)
  return Object.fromEntries(await Promise.all(read))
}

async function withChoice(db: Database, field: FormField): Promise<FormField> {
  const { source, fields, entry } = field
  if (source) return { ...field, options: await choicesOf(db, source) }
  if (fields) return { ...field, fields: await withChoices(db, fields) }
  if (entry?.fields) return { ...field, entry: { ...entry, fields: await withChoices(db, entry.fields) } }
  return field
}

async function choicesOf(db: Database, { collection, id, field, name }: NonNullable<FormField['source']>) {
  const row = await findRow(db, collection as CollectionName, id)
  const entries: Json = (row && storedFields(row.data)?.[field]) ?? []
  const known = Array.isArray(entries) ? entries.filter(isFields) : []
  return { '': 'À choisir', ...Object.fromEntries(known.map((entry) => [String(entry['id']), String(entry[name])])) }
}
