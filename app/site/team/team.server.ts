import { FIXED_IDS } from '../../cms/documents/collections.ts'
import type { Database } from '../../platform/database/tables.ts'
import { log } from '../../lib/log.ts'
import { slug } from '../../lib/slug.ts'
import { examplesIn, findShown } from '../../cms/documents/examples.server.ts'
import { treatmentPath } from '../../cms/documents/page-keys.ts'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server.ts'
import { readable } from '../../seo/page-meta.server.ts'
import { findRedirection } from '../../seo/redirections.server.ts'
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
  const links = Object.fromEntries(treatments.map(({ id, title }) => [slug(title), treatmentPath(id)]))
  const shown = new Set(Object.values(links))
  // One that is called as a treatment was, before it got its present name.
  for (const name of members.flatMap(({ specialites = [] }) => specialites.map(slug))) {
    const now = links[name] ?? (await readable(findRedirection(db, treatmentPath(name)), undefined))
    if (now && shown.has(now)) links[name] = now
  }
  return {
    examples: examplesIn('team', found ? [found] : [], viewer),
    team: { id, version, members },
    links,
    portraits: Object.fromEntries(withPhoto.map(({ name, photo }) => [photo, find(photo, name)])),
  }
}
