import { closeSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database } from '../app/platform/database/tables.ts'
import type { Settings } from '../app/platform/settings.server.ts'
import { openMediaStorage } from '../app/media/media-storage.server.ts'
import type { SiteCounts } from '../app/backup/site-manifest.ts'
import { exportSite, writeSite, type Progress } from '../app/backup/site-export.server.ts'
import { openSiteFile } from '../app/backup/site-file.server.ts'
import { importSite } from '../app/backup/site-import.server.ts'
import { counted } from './counted.ts'
import { databaseName, missingFileLines, sayMissing } from './place.ts'

/** How often progress is said, in milliseconds: what takes less says none. */
const OFTEN = 1000

/** Says whether a file is to hold documents alone, as JSON, by its name. */
export function isJsonName(file: string): boolean {
  return file === '-' || /\.json$/i.test(file)
}

/** Says whether a file that exists holds documents as JSON, by its name or its first character. */
export function holdsJson(file: string): boolean {
  if (isJsonName(file)) return true
  const head = Buffer.alloc(64)
  const descriptor = openSync(file, 'r')
  const length = readSync(descriptor, head)
  closeSync(descriptor)
  return /^\ufeff?\s*[{[]/.test(head.toString('utf8', 0, length))
}

/** Writes everything that is the site to a file. */
export async function exportWholeSite(db: Database, settings: Settings, file: string): Promise<void> {
  const { dataDir, media } = settings
  const site = await exportSite(db, { dataDir, withFiles: await openMediaStorage(media) })
  await writeSite(site, file, teller('Export'))
  console.log(`Site exporté de ${databaseName(settings)} : ${resolve(file)} (${inWords(site.counts)})`)
  if (site.missing > 0) console.error(missingWords(site.missing))
}

/** Puts everything that a file holds in place of what is the site. */
export async function importWholeSite(db: Database, settings: Settings, file: string): Promise<void> {
  const { dataDir, media } = settings
  const storage = await openMediaStorage(media)
  const site = await openSiteFile(file, teller('Vérification'))
  try {
    const kept = await importSite(db, site, { dataDir, storage, progress: teller('Import') })
    const aside = kept ? ` Ce qui s'y trouvait est gardé ici : ${resolve(kept)}` : ''
    console.log(`Site remis en place : ${inWords(site.counts)}, dans ${databaseName(settings)}.${aside}`)
  } finally {
    await site.close()
  }
  sayMissing(await missingFileLines(db, settings, file))
}

/** Returns what tells progress on standard error, beside the answer. */
export function teller(work: string): Progress {
  let said = Date.now()
  return (done) => {
    if (Date.now() - said < OFTEN) return
    said = Date.now()
    console.error(`${work} : ${Math.floor(done * 100)} %`)
  }
}

/** Says in French what a file holds. */
export function inWords({ documents, revisions, user, files }: SiteCounts): string {
  return [
    counted(documents, 'document', 'documents'),
    counted(revisions, 'révision', 'révisions'),
    counted(user, 'compte', 'comptes'),
    files === null
      ? 'sans les photos et les films'
      : counted(files, 'fichier de photo ou de film', 'fichiers de photos et de films'),
  ].join(', ')
}

const missingWords = (count: number) =>
  `À noter : ${counted(count, 'photo ou film connu du site manque', 'photos ou films connus du site manquent')}`
