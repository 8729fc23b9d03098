import { closeSync, createReadStream, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backupSqlite } from '../app/platform/database/backup.server.ts'
import { sqliteFile } from '../app/platform/database/connect.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import { putDamagedAside, restoreSqlite } from '../app/backup/restore.server.ts'
import type { Settings } from '../app/platform/settings.server.ts'
import { Refusal } from '../app/lib/refusal.ts'
import { openMediaStorage } from '../app/media/media-storage.server.ts'
import { mediaFolder } from '../app/media/media.server.ts'
import { FILES } from '../app/backup/backups.server.ts'
import { restoreFiles, type KeptFiles } from '../app/backup/restored-files.server.ts'
import { exportSite, writeSite, type Progress } from '../app/backup/site-export.server.ts'
import { openSiteFile, type SiteFile } from '../app/backup/site-file.server.ts'
import { importSite } from '../app/backup/site-import.server.ts'
import { HEAD } from '../app/backup/site-manifest.ts'
import { counted } from './counted.ts'
import { withDatabase } from './database.ts'
import { databaseName, missingFileLines, sayMissing, unreadFileLines } from './place.ts'
import { teller } from './whole-site.ts'

/**
 * Copies the whole database to a file as one moment has it, while others write to it, and checks the copy: a SQLite
 * file of SQLite, of PostgreSQL the rows as `export` writes them. The pictures and films stay beside the site.
 */
export async function backUpDatabase(settings: Settings, file: string): Promise<void> {
  if (settings.databaseUrl) {
    const copy = async (db: Database) => {
      const rows = await exportSite(db, { dataDir: settings.dataDir, withFiles: false })
      await writeSite(rows, file, teller('Sauvegarde'))
    }
    await withDatabase(settings, copy, 'of any version')
  } else await backupSqlite(sqliteFile(settings.dataDir), file)
  console.log(`Sauvegarde faite de ${databaseName(settings)} : ${resolve(file)} (${statSync(file).size} octets)`)
  const folder = mediaFolder(settings.dataDir)
  if (!settings.media.bucket && existsSync(folder))
    console.log(`Les photos et les films sont à part : copiez aussi le dossier ${resolve(folder)}`)
}

/**
 * Puts a copy in place of the database, all or nothing, once what is there is kept beside: one that `backUpDatabase`
 * made, on either engine one that the site made by itself, or an export. Refuses what is none of them or damaged; says
 * which pictures and films are missing afterwards, and exits with 1 then.
 */
export async function restoreDatabase(settings: Settings, file: string): Promise<void> {
  const kept = await (holdsRows(file) ? restoreRows(settings, file) : restoreSqlite(sqliteOnly(settings, file), file))
  const aside = kept ? ` L'ancienne est gardée ici : ${resolve(kept)}` : ''
  const files = filesBeside(file)
  const { restored, unread } =
    files.names.length > 0
      ? await restoreFiles(await openMediaStorage(settings.media), files, teller('Photos et films'))
      : { restored: [], unread: [] }
  const came =
    restored.length > 0
      ? ` ${counted(restored.length, 'fichier de photo ou de film remis', 'fichiers de photos et de films remis')} en place.`
      : ''
  console.log(`Base remise en place : ${databaseName(settings)}.${came}${aside}`)
  sayMissing(unreadFileLines(unread, settings))
  sayMissing(await withDatabase(settings, (db) => missingFileLines(db, settings, file)))
}

/** What the site has put beside the copies that it made by itself. */
export function filesBeside(copy: string): KeptFiles {
  const folder = join(dirname(resolve(copy)), FILES)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return { names, read: (name) => Promise.resolve(createReadStream(join(folder, name))) }
}

async function restoreRows(settings: Settings, file: string): Promise<string | undefined> {
  const rows = await openSiteFile(file, teller('Vérification'))
  try {
    return await putRows(settings, rows, teller('Remise en place'))
  } finally {
    await rows.close()
  }
}

/**
 * Puts the rows of a file in place of the site's; a SQLite file that cannot be read is moved aside first. Returns where what
 * was there is kept; undefined when there was nothing.
 */
export async function putRows(settings: Settings, rows: SiteFile, progress?: Progress): Promise<string | undefined> {
  const { dataDir, databaseUrl, media } = settings
  const importing = { dataDir, storage: await openMediaStorage(media), progress }
  const damaged = databaseUrl ? undefined : putDamagedAside(sqliteFile(dataDir))
  const kept = await withDatabase(settings, (db) => importSite(db, rows, importing), 'up to date')
  return damaged ?? kept
}

function sqliteOnly({ databaseUrl, dataDir }: Settings, file: string): string {
  if (!databaseUrl) return sqliteFile(dataDir)
  throw new Refusal(
    `Ce fichier n'est pas une copie pour PostgreSQL ; une base SQLite y va par export et import : ${file}`,
  )
}

/** Says whether a file begins as one that holds rows, of either engine. */
function holdsRows(file: string): boolean {
  const head = Buffer.alloc(HEAD.length)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, head)
  closeSync(descriptor)
  return head.toString() === HEAD
}
