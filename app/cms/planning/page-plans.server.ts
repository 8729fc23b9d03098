import { documentPage } from '../documents/document-names.ts'
import { listPlannedPlaces } from '../documents/planned-rows.server.ts'
import type { Database } from '../../platform/database/tables.ts'

/** Counts the changes that are planned of what stands on the page at a path. */
export async function countPlansOf(db: Database, path: string): Promise<number> {
  const places = await listPlannedPlaces(db)
  const here = places.filter(({ collection, id }) => documentPage(collection, id, null).href === path)
  return new Set(here.map(({ change }) => change)).size
}
