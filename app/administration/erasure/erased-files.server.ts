import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FILES } from '../../backup/backups.server.ts'
import { openBackupPlace } from '../../backup/backup-place.server.ts'
import { undefinedIfAbsent } from '../../lib/absent-file.ts'
import type { MediaStorage } from '../../media/media-storage.server.ts'
import { MEDIA_NAME } from '../../media/media.ts'
import type { Media } from '../../media/media.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { captionsOf, forgetMedia } from './erasure.server.ts'

/** For how long nothing must have shown a file before it is said to serve no more, in milliseconds. */
const YEAR = 365 * 24 * 60 * 60_000

/** Removes a file, with a film's captions, whatever shows or showed it, and what is known of it. */
export async function eraseMedia(
  db: Database,
  storage: MediaStorage,
  backups: Settings['backups'],
  id: string,
): Promise<void> {
  // First, as nothing else names them: what fails half-way can be done again.
  for (const captions of await captionsOf(db, id)) await eraseMedia(db, storage, backups, captions)
  await eraseFiles(storage, backups, id)
  await forgetMedia(db, id)
  // A narrower copy may have come meanwhile.
  await eraseFiles(storage, backups, id)
}

/** Removes a file with its narrower copies from where the site keeps it, and from its backups. */
async function eraseFiles(storage: MediaStorage, backups: Settings['backups'], id: string): Promise<void> {
  const isOf = (name: string) => MEDIA_NAME.exec(name)?.[1] === id
  if (backups.away) {
    const place = await openBackupPlace(backups.away.address)
    for (const name of await place.list()) if (name.startsWith(FILES + id)) await place.remove(name)
  }
  const folder = join(backups.dataDir, 'backups', FILES)
  for (const name of (await readdir(folder).catch(undefinedIfAbsent)) ?? [])
    if (isOf(name)) await rm(join(folder, name))
  for await (const { name } of storage.list()) if (isOf(name)) await storage.remove(name)
}

/** Lists the pictures and films that nothing has shown for a year, the oldest first. */
export async function listUnshown(db: Database): Promise<Media[]> {
  const since = new Date(Date.now() - YEAR).toISOString()
  const shown = new Set<string>()
  const note = (text: string | null) => {
    for (const [, id] of (text ?? '').matchAll(/\/media\/([\da-f]{32})\./g)) shown.add(id!)
  }
  const documents = await db.selectFrom('documents').select('data').where('data', 'like', '%/media/%').execute()
  for (const { data } of documents) note(data)
  for (const { change } of await db.selectFrom('planned_changes').select('change').execute()) note(change)
  // What another state had followed by then was no longer shown.
  const states = await db
    .selectFrom('revisions as state')
    .select('data')
    .where('data', 'like', '%/media/%')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('saved_at', '>=', since),
        not(
          exists(
            selectFrom('revisions as later')
              .select('later.version')
              .whereRef('later.collection', '=', 'state.collection')
              .whereRef('later.document_id', '=', 'state.document_id')
              .whereRef('later.version', '>', 'state.version')
              .where('later.saved_at', '<', since),
          ),
        ),
      ]),
    )
    .execute()
  for (const { data } of states) note(data)
  const media = await db.selectFrom('media').selectAll().where('created_at', '<', since).orderBy('created_at').execute()
  return media.filter(({ id }) => !shown.has(id))
}

/** Copies that stand in the data folder until somebody removes them. */
const ASIDE = /^avant-import-|^avant-mise-a-niveau-|\.avant-restauration-/

/** Says, one sentence each, what erasing does not reach. */
export async function unreached({ dataDir, everyHours, keep, keepWeeks, keepMonths }: Settings['backups']) {
  const until = keepMonths > 0 ? `${keepMonths} mois` : keepWeeks > 0 ? `${keepWeeks} semaines` : `${keep} copies`
  const aside = (await readdir(dataDir)).filter((name) => ASIDE.test(name))
  return [
    ...(everyHours > 0
      ? [`Les textes dans les sauvegardes déjà faites, jusqu'à ce qu'elles expirent : la plus ancienne reste ${until}.`]
      : []),
    ...(aside.length > 0
      ? [`Les copies que la personne qui héberge le site peut supprimer : ${aside.join(', ')}.`]
      : []),
    "Les fichiers qui ont été téléchargés d'ici, et ce que des navigateurs et des moteurs de recherche ont gardé.",
  ]
}
