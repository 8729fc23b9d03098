import { isDeepStrictEqual } from 'node:util'
import { COLLECTIONS, type CollectionName, type DocumentOf } from '../cms/documents/collections.ts'
import type { Database } from '../platform/database/tables.ts'
import { cleanDocument } from '../cms/documents/clean-html.server.ts'
import { findRow, identifiedAs, storedFields } from '../cms/documents/documents.server.ts'
import type { IncomingDocument } from './transfer.server.ts'

/** What an import would do: how many documents of each kind, and the rest in French, one line a document or field. */
export interface ImportPreview {
  added: number
  changed: number
  unchanged: number
  removed: number
  lines: string[]
}

/**
 * Says what importing documents would change, clean and leave out, and writes nothing. Without a database all are
 * new. Those that are refused are none of these documents: `readDocuments` tells.
 */
export async function previewImport(db: Database | undefined, documents: IncomingDocument[]): Promise<ImportPreview> {
  const preview: ImportPreview = { added: 0, changed: 0, unchanged: 0, removed: 0, lines: [] }
  for (const { collection, id, fields } of documents) {
    const say = (...words: string[]) => preview.lines.push([`${collection}/${id}`, ...words].join(' : '))
    const standing = db && (await findRow(db, collection, id))
    if (fields === null) {
      if (standing) say('serait supprimé')
      preview[standing ? 'removed' : 'unchanged']++
      continue
    }
    const { given, cleaned } = readFields(collection, identifiedAs(standing?.data, fields))
    const before = standing && (storedFields(standing.data) ?? {})
    const different = changedFields(before, cleaned)
    if (!before) say('nouveau')
    else for (const field of different) say(field, 'changerait')
    for (const field of changedFields(given, cleaned)) say(field, 'HTML nettoyé')
    for (const field of Object.keys(fields as object))
      if (!(field in given)) say(field, 'champ inconnu, laissé de côté')
    preview[!before ? 'added' : different.length > 0 ? 'changed' : 'unchanged']++
  }
  return preview
}

/** The fields as the schema reads them, and as they would be written. */
function readFields(collection: CollectionName, fields: unknown) {
  const given = COLLECTIONS[collection].schema.parse(fields) as DocumentOf<CollectionName>
  // As JSON has them: what is undefined is not written.
  return { given: plain(given), cleaned: plain(cleanDocument(collection, given)) }
}

const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

function changedFields(before: Record<string, unknown> = {}, after: Record<string, unknown>): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter((field) => !isDeepStrictEqual(before[field], after[field]))
}
