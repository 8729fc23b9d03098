import type { Database } from '../database/tables.ts'
import { listDocuments } from './documents.server.ts'

/** Reads what every treatment is called, by its id. */
export async function readTreatmentTitles(db: Database): Promise<Record<string, string>> {
  const treatments = await listDocuments(db, 'categories')
  return Object.fromEntries(treatments.map(({ id, title }) => [id, title]))
}
