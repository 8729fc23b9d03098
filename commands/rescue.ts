import { createReadStream, createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { FILES } from '../app/backup/backups.server.ts'
import { openBackupPlace } from '../app/backup/backup-place.server.ts'
import { decrypt, ENCRYPTED, makeBackupKey } from '../app/backup/encryption.server.ts'
import { backupsAmong, backupTime } from '../app/backup/kept-backups.ts'
import { restoreFiles, type KeptFiles } from '../app/backup/restored-files.server.ts'
import { openSiteFile } from '../app/backup/site-file.server.ts'
import { hasNoRows } from '../app/backup/site-tables.server.ts'
import { frenchDate } from '../app/lib/french-date.ts'
import { DRAFT_ENDING } from '../app/lib/draft-path.ts'
import { Refusal } from '../app/lib/refusal.ts'
import { TIME_ZONE } from '../app/lib/time-zone.ts'
import { openMediaStorage, sumOf } from '../app/media/media-storage.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import type { Settings } from '../app/platform/settings.server.ts'
import { counted } from './counted.ts'
import { filesBeside, putRows } from './database-copy.ts'
import { withDatabase } from './database.ts'
import { databaseName, hasDatabase, missingFileLines, sayMissing, unreadFileLines } from './place.ts'
import { inWords, teller } from './whole-site.ts'

/** The last backup there is, wherever it is kept. */
interface LastBackup {
  /** What it is called, and where. */
  words: string
  rows: () => Promise<Readable>
  files: KeptFiles
}

/** Makes a key for backups and says both its halves, once: nothing of it is kept here. */
export async function sayNewKey(): Promise<void> {
  const { secret, recipient } = await makeBackupKey()
  console.log(
    `Clé des sauvegardes, à garder ailleurs que sur cette machine ; elle n'est dite qu'une fois, et sans elle aucune ne s'ouvre :
${secret}

Réglage du site, qui ne sait que fermer :
BACKUP_RECIPIENT=${recipient}`,
  )
}

/**
 * Brings the site back from its last backup where there is none, or where it is to be replaced. Otherwise tries it: puts
 * the backup in place beside the site, compares the two and takes it away again.
 */
export async function rescue(settings: Settings, { replace }: { replace: boolean }): Promise<void> {
  const last = await findLast(settings)
  if (replace || !(await hasSite(settings))) {
    const { counts, kept, unread } = await bringBack(settings, last)
    const aside = kept ? ` L'ancien est gardé ici : ${resolve(kept)}` : ''
    console.log(`Site remis en place de ${last.words} : ${counts}, dans ${databaseName(settings)}.${aside}`)
    sayMissing(unreadFileLines(unread, settings))
    return sayMissing(await withDatabase(settings, (db) => missingFileLines(db, settings)))
  }
  const dataDir = join(settings.dataDir, `essai-${process.pid}${DRAFT_ENDING}`)
  const beside = { ...settings, dataDir, databaseUrl: '', media: { ...settings.media, dataDir, bucket: undefined } }
  try {
    const { unread } = await bringBack(beside, last)
    const lines = await compare(settings, beside, unread)
    console.log(
      [`Essai de ${last.words}, à côté de ${databaseName(settings)}, qui n'a pas changé :`, ...lines].join('\n'),
    )
    sayMissing(unreadFileLines(unread, settings))
    sayMissing(await withDatabase(beside, (db) => missingFileLines(db, beside)))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function hasSite(settings: Settings): Promise<boolean> {
  // A file alone is no site: any command that finds none makes an empty one.
  if (!hasDatabase(settings)) return false
  return withDatabase(settings, async (db) => !(await hasNoRows(db)), 'up to date')
}

async function bringBack(
  settings: Settings,
  { rows, files }: LastBackup,
): Promise<{ counts: string; unread: string[]; kept?: string }> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o711 })
  const draft = join(settings.dataDir, `secours-${process.pid}${DRAFT_ENDING}`)
  try {
    await pipeline(await rows(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
    const site = await openSiteFile(draft)
    try {
      const { unread } = await restoreFiles(await openMediaStorage(settings.media), files, teller('Photos et films'))
      const kept = await putRows(settings, site)
      const counts = inWords({ ...site.counts, files: files.names.length - unread.length })
      return { counts, unread, ...(kept && { kept }) }
    } finally {
      await site.close()
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

async function findLast({ backups }: Settings): Promise<LastBackup> {
  const { away, dataDir } = backups
  if (!away) {
    const folder = join(dataDir, 'backups')
    const name = backupsAmong(existsSync(folder) ? readdirSync(folder) : []).at(-1)
    if (!name) throw new Refusal(`Il n'y a pas de sauvegarde ici : ${folder}`)
    const path = join(folder, name)
    const rows = () => Promise.resolve(createReadStream(path))
    return { words: wordsOf(name, folder), rows, files: filesBeside(path) }
  }
  const place = await openBackupPlace(away.address)
  const names = await place.list()
  const name = backupsAmong(names).at(-1)
  if (!name) throw new Refusal(`Il n'y a pas de sauvegarde ici : ${place.name}`)
  const key = await readKey()
  const open = async (each: string) => decrypt(key, await place.read(each))
  const files = names.filter((each) => each.startsWith(FILES) && each.endsWith(ENCRYPTED))
  return {
    words: wordsOf(name, place.name),
    rows: () => open(name),
    files: {
      names: files.map((each) => each.slice(FILES.length, -ENCRYPTED.length)),
      read: (each) => open(`${FILES}${each}${ENCRYPTED}`),
    },
  }
}

function wordsOf(name: string, place: string): string {
  const moment = new Date(backupTime(name)!)
  const clock = moment.toLocaleTimeString('fr-FR', { timeStyle: 'short', timeZone: TIME_ZONE })
  return `la sauvegarde du ${frenchDate(moment.toISOString())} à ${clock} (${place})`
}

/** The secret half of the key: from its setting, or from whoever is asked. */
async function readKey(): Promise<string> {
  const given = process.env['BACKUP_KEY']?.trim()
  if (given) return given
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim()
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await asking.question('Clé des sauvegardes (AGE-SECRET-KEY-1…) : ')
  asking.close()
  return answer
}

async function compare(site: Settings, copy: Settings, unread: string[]): Promise<string[]> {
  const [documents, copied] = [await withDatabase(site, documentsOf), await withDatabase(copy, documentsOf)]
  const same = [...copied].filter(([key, data]) => documents.get(key) === data).length
  const gone = [...copied.keys()].filter((key) => !documents.has(key)).length
  const added = [...documents.keys()].filter((key) => !copied.has(key)).length
  const [storage, restored] = [await openMediaStorage(site.media), await openMediaStorage(copy.media)]
  let [files, alike, unreadable, missing] = [0, 0, 0, 0]
  for await (const { name } of storage.list()) {
    files += 1
    if (unread.includes(name)) unreadable += 1
    else if (!(await restored.find(name))) missing += 1
    else if ((await sumOf(storage, name)) === (await sumOf(restored, name))) alike += 1
  }
  const others = files - alike - unreadable - missing
  if (others > 0) process.exitCode = 1
  return [
    `${counted(copied.size, 'document', 'documents')}. Comme aujourd'hui : ${same}. Changés depuis : ${copied.size - same - gone}. Supprimés depuis : ${gone}. Ajoutés depuis : ${added}.`,
    `${counted(files, 'fichier de photo ou de film', 'fichiers de photos et de films')}. Pareils : ${alike}. Différents : ${others}. Illisibles : ${unreadable}. Donnés depuis : ${missing}.`,
  ]
}

async function documentsOf(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('documents').select(['collection', 'id', 'data']).execute()
  return new Map(rows.map(({ collection, id, data }) => [`${collection}/${id}`, data]))
}
