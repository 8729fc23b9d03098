import { FIXED_IDS } from '../../cms/documents/collections.ts'
import { examplesIn, findShown, hidesExamples } from '../../cms/documents/examples.server.ts'
import type { Stored } from '../../cms/documents/documents.server.ts'
import { log } from '../../lib/log.ts'
import { findPicture } from '../../media/pictures.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { FIRST_PLAN } from './first-content.ts'

/** Reads the centre as somebody sees it, with its plan; one that is missing is logged. A plan that is an example leads nobody astray. */
export async function readCentre(db: Database, viewer: object | undefined) {
  const id = FIXED_IDS.centres
  const found = await findShown(db, 'centres', id, viewer)
  if (!found) {
    log('error', 'document-missing', { collection: 'centres', id })
    return { centre: undefined, plan: [], examples: [] }
  }
  const isFirst = found.plan.image === FIRST_PLAN
  const centre: Stored<'centres'> = isFirst && (await hidesExamples(db, viewer)) ? { ...found, plan: {} } : found
  const { image = '' } = centre.plan
  return {
    centre,
    plan: [{ image, picture: await findPicture(db, image) }],
    examples: [...examplesIn('centres', [found], viewer), ...(isFirst && viewer ? [{ image: FIRST_PLAN }] : [])],
  }
}
