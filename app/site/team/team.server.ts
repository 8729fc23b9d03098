import { FIXED_IDS } from '../../cms/documents/collections.ts'
import type { Database } from '../../platform/database/tables.ts'
import { log } from '../../lib/log.ts'
import { examplesIn, findShown } from '../../cms/documents/examples.server.ts'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server.ts'
import { readable } from '../../seo/page-meta.server.ts'
import { pagesCalled } from '../../seo/redirections.server.ts'
import { pictureFinder } from '../../media/pictures.server.ts'

/** Reads the team its portraits by their address, and where its specialities lead. One that is missing is logged; nobody then stands in it. */
export async function readTeam(db: Database, viewer: object | undefined) {
  const id = FIXED_IDS.team
  const [found, treatments] = await Promise.all([
    findShown(db, 'team', id, viewer),
    readable(listShownTreatments(db, viewer), []),
  ])
  if (!found) log('error', 'document-missing', { collection: 'team', id })
  const { version, members } = found ?? { version: 0, members: [] }
  const withPhoto = members.flatMap(({ name, photo }) => (photo ? [{ name, photo }] : []))
  const find = await pictureFinder(
    db,
    withPhoto.map(({ photo }) => photo),
  )
  const specialities = members.flatMap(({ specialites = [] }) => specialites)
  const links = await readable(pagesCalled(db, treatments, specialities), {})
  return {
    examples: examplesIn('team', found ? [found] : [], viewer),
    team: { id, version, members },
    links,
    portraits: Object.fromEntries(withPhoto.map(({ name, photo }) => [photo, find(photo, name)])),
  }
}
