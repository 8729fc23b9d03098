import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../database/backup.server.ts'
import { lockAccounts, lockDocuments } from '../database/lock.server.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { EVERYTHING, noteChange } from './content-changes.server.ts'
import { mediaFolder } from './media.server.ts'
import { settleFile } from './received-file.server.ts'
import { gatherSite, writeSite, type Progress } from './site-export.server.ts'
import type { SiteFile } from './site-file.server.ts'
import { emptyTables, hasNoRows, insertRows, SITE_TABLE_NAMES } from './site-tables.server.ts'

/** What the names of files that are being written begin with: the site removes those that were left. */
const DRAFT = 'reception-'

/** What each of the two halves of the work is of the whole. */
const FILES_SHARE = 0.8

/**
 * Puts a whole site in place of the one that is there, while it may be running, all or nothing: pictures and films
 * first, which nothing leads to until the rows are there. Sessions end; second factors stay with the accounts that
 * stay. Returns where it kept the rows that were there; undefined when there were none.
 */
export async function importSite(
  db: Database,
  file: SiteFile,
  { dataDir, progress }: { dataDir: string; progress?: Progress | undefined },
): Promise<string | undefined> {
  await placeFiles(file, mediaFolder(dataDir), (done) => progress?.(done * FILES_SHARE))
  const total = SITE_TABLE_NAMES.reduce((sum, table) => sum + file.counts[table], 1)
  return db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction)
    await lockDocuments(transaction)
    // Under the locks: what is kept is the very last state.
    const kept = await keepRows(transaction, dataDir)
    const putBack = await takeSecondFactors(transaction)
    await emptyTables(transaction)
    let done = 0
    for (const table of SITE_TABLE_NAMES) {
      for await (const rows of file.rows(table)) {
        await insertRows(transaction, table, rows)
        progress?.(FILES_SHARE + ((done += rows.length) / total) * (1 - FILES_SHARE))
      }
    }
    await putBack()
    await noteChange(transaction, EVERYTHING)
    return kept
  })
}

/** Says how many pictures and films a site knows and does not find. */
export async function countMissingFiles(db: Database, dataDir: string): Promise<number> {
  const rows = await db.selectFrom('media').select(['id', 'extension']).execute()
  const found = await Promise.all(
    rows.map(({ id, extension }) => stat(join(mediaFolder(dataDir), `${id}.${extension}`)).catch(() => undefined)),
  )
  return found.filter((file) => file === undefined).length
}

async function placeFiles(file: SiteFile, folder: string, progress: Progress): Promise<void> {
  if (file.media.length === 0) return
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) syncFolder(dirname(folder))
  for (const [index, entry] of file.media.entries()) {
    const target = join(folder, entry.name)
    progress(index / file.media.length)
    if ((await sumOfFile(target)) === entry.sha256) continue
    const draft = join(folder, DRAFT + randomUUID())
    try {
      const copy = await open(draft, 'wx', 0o600)
      try {
        for await (const bytes of file.bytes(entry)) await copy.write(bytes)
      } finally {
        await copy.close()
      }
      await settleFile(draft, target)
    } finally {
      await rm(draft, { force: true })
    }
  }
}

async function sumOfFile(path: string): Promise<string | undefined> {
  if (!(await stat(path).catch(() => undefined))) return undefined
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer)
  return hash.digest('hex')
}

/** Pictures and films are not deleted: those that these rows lead to stay where they are. */
async function keepRows(db: DatabaseTransaction, dataDir: string): Promise<string | undefined> {
  if (await hasNoRows(db)) return undefined
  const kept = join(dataDir, `avant-import-${new Date().toISOString().replace(/[:.]/g, '-')}.tar`)
  await writeSite(await gatherSite(db, { dataDir, withFiles: false }), kept)
  return kept
}

/** Takes the second factors, which go with their accounts. Returns what puts back those whose account has come. */
async function takeSecondFactors(db: DatabaseTransaction): Promise<() => Promise<void>> {
  const factors = await db.selectFrom('second_factors').selectAll().execute()
  const codes = await db.selectFrom('recovery_codes').selectAll().execute()
  return async () => {
    const users = new Set((await db.selectFrom('user').select('id').execute()).map(({ id }) => id))
    for (const factor of factors.filter(({ user_id }) => users.has(user_id)))
      await db.insertInto('second_factors').values(factor).execute()
    for (const code of codes.filter(({ user_id }) => users.has(user_id)))
      await db.insertInto('recovery_codes').values(code).execute()
  }
}
