import type { Database } from '../../platform/database/tables.ts'
import type { Stored } from './documents.server.ts'
import { listShown } from './examples.server.ts'

/**
 * Lists the treatments that a page shows, in their order: those that are hidden to administrators alone, and those
 * without a name to nobody.
 */
export async function listShownTreatments(db: Database, viewer: object | undefined): Promise<Stored<'categories'>[]> {
  const treatments = await listShown(db, 'categories', viewer)
  return treatments.filter((treatment) => treatment.title.trim() !== '' && sees(treatment, viewer))
}

/** Says whether somebody sees a treatment. */
export function sees({ masque }: { masque?: boolean | undefined }, viewer: object | undefined): boolean {
  return !masque || viewer !== undefined
}
