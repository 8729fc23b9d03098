import type { Database } from '../../platform/database/tables.ts'
import { listShownTreatments } from './shown-treatments.server.ts'

/** Reads what every treatment that is shown is called, by its id, in their order; of a hidden one, that it is. */
export async function readTreatmentTitles(db: Database, viewer: object | undefined): Promise<Record<string, string>> {
  return titlesOf(await listShownTreatments(db, viewer))
}

/** Says what treatments are called, by their ids. */
export function titlesOf(
  treatments: { id: string; title: string; masque?: boolean | undefined }[],
): Record<string, string> {
  return Object.fromEntries(treatments.map(({ id, title, masque }) => [id, masque ? `${title} (masqué)` : title]))
}
