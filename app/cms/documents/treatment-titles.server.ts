import type { Database } from '../../platform/database/tables.ts'
import { listDocuments } from './documents.server.ts'

/** Reads what every treatment is called, by its id. */
export async function readTreatmentTitles(db: Database): Promise<Record<string, string>> {
  return titlesOf(await listDocuments(db, 'categories'))
}

/** Says what treatments are called, by their ids. */
export function titlesOf(treatments: { id: string; title: string }[]): Record<string, string> {
  return Object.fromEntries(treatments.map(({ id, title }) => [id, title]))
}
