import { FIXED_IDS } from '../../cms/documents/collections.ts'
import type { Database } from '../../platform/database/tables.ts'
import { log } from '../../lib/log.ts'
import { findDocument } from '../../cms/documents/documents.server.ts'
import { pictureFinder } from '../../media/pictures.server.ts'

/** Reads the team and its portraits by their address. One that is missing is logged; nobody then stands in it. */
export async function readTeam(db: Database) {
  const id = FIXED_IDS.team
  const found = await findDocument(db, 'team', id)
  if (!found) log('error', 'document-missing', { collection: 'team', id })
  const { version, members } = found ?? { version: 0, members: [] }
  const withPhoto = members.flatMap(({ name, photo }) => (photo ? [{ name, photo }] : []))
  const find = await pictureFinder(
    db,
    withPhoto.map(({ photo }) => photo),
  )
  return {
    team: { id, version, members },
    portraits: Object.fromEntries(withPhoto.map(({ name, photo }) => [photo, find(photo, name)])),
  }
}
