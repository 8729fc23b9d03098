import { listDocuments } from '../cms/documents/documents.server.ts'
import type { Database } from '../platform/database/tables.ts'

/** Reads which pages are not to be proposed to visitors, by their keys. */
export async function readWithdrawnPages(db: Database): Promise<Set<string>> {
  const all = await listDocuments(db, 'pages')
  return new Set(all.filter(({ masque }) => masque).map(({ id }) => id))
}
