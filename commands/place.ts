import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { sqliteFile } from '../app/platform/database/connect.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import type { Settings } from '../app/platform/settings.server.ts'
import { Refusal } from '../app/lib/refusal.ts'
import { openMediaStorage } from '../app/media/media-storage.server.ts'
import { mediaFolder } from '../app/media/media.server.ts'
import { listMissingFiles } from '../app/backup/site-import.server.ts'
import { counted } from './counted.ts'

/** Says which database a command works on: the path of its file, or the server's address without its password. */
export function databaseName({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return resolve(sqliteFile(dataDir))
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `PostgreSQL, ${hostname}${port && `:${port}`}${pathname}`
}

/**
 * Works from here on as the owner of the data folder, where root asks: what root made there, the site could not change.
 * Refuses whoever may not write there.
 */
export function actAsOwner({ dataDir }: Pick<Settings, 'dataDir'>): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  if (!owner || !process.getuid) return
  if (process.getuid() === 0 && owner.uid !== 0) {
    process.setgroups!([owner.gid])
    process.setgid!(owner.gid)
    process.setuid!(owner.uid)
  }
  try {
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new Refusal(
      `Accès refusé : ${resolve(dataDir)}. Lancez cette commande sous root ou sous le compte qui tient ce dossier.`,
    )
  }
}

/** Says whether there is a database, if only an empty one. */
export const hasDatabase = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl !== '' || existsSync(sqliteFile(dataDir))

/** Refuses to make a site where there is none and nobody has said that one is to be: a folder of its own was not named. */
export function refuseWrongFolder(settings: Settings): void {
  if (process.env['DATA_DIR']?.trim() || hasDatabase(settings)) return
  throw new Refusal(
    `Il n'y a pas de site ici : ${databaseName(settings)}. Indiquez le dossier de ses données par DATA_DIR ; s'il n'existe pas encore, il y sera fait.`,
  )
}

/**
 * Lists, one line each, the pictures and films that a site is to have and does not find, after one line that says how
 * many, where they are expected and, where they stand beside the copy that was restored, from where to take them.
 */
export async function missingFileLines(db: Database, { media }: Settings, copy?: string): Promise<string[]> {
  const missing = await listMissingFiles(db, await openMediaStorage(media))
  if (missing.length === 0) return []
  const where = mediaPlaceOf(media)
  const beside = copy && besideCopy(resolve(copy))
  const source =
    beside && beside !== where ? ` Copiez-y le contenu de ${beside}.` : ' Copiez-y le dossier media du site copié.'
  const count = counted(missing.length, 'photo ou film manque', 'photos ou films manquent')
  return [`${count} dans ${where}.${source}`, ...missing.slice(0, SHOWN)]
}

/** Lists, one line each, the pictures and films of a backup that could not be read, after what is to be done about them. */
export function unreadFileLines(unread: string[], { media }: Pick<Settings, 'media'>): string[] {
  if (unread.length === 0) return []
  const count = counted(
    unread.length,
    'photo ou film de la sauvegarde ne se lit pas',
    'photos ou films de la sauvegarde ne se lisent pas',
  )
  return [
    `${count}. Un tel fichier est abîmé ou chiffré pour une autre clé, avec laquelle le programme age l'ouvre ; sinon, reprenez-le du site copié. Sa place : ${mediaPlaceOf(media)}`,
    ...unread.slice(0, SHOWN),
  ]
}

const mediaPlaceOf = ({ bucket, dataDir }: Settings['media']) =>
  bucket ? `s3://${bucket.name}/${bucket.prefix}` : resolve(mediaFolder(dataDir))

/** Says what is missing beside the answer, and that the command has not done all that it should. */
export function sayMissing(lines: string[]): void {
  if (lines.length === 0) return
  console.error(lines.join('\n'))
  process.exitCode = 1
}

/** How many names are worth reading. */
const SHOWN = 20

/** The pictures and films of the site that made a copy by itself, where they still stand. */
function besideCopy(copy: string): string | undefined {
  const folder = dirname(copy)
  const media = mediaFolder(basename(folder) === 'backups' ? dirname(folder) : folder)
  return existsSync(media) ? media : undefined
}
