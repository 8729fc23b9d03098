import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ADDRESSED } from '../cms/documents/collections.ts'
import { insertNewDocuments } from '../cms/documents/first-content.server.ts'
import { findAddresses } from '../platform/database/addresses.server.ts'
import { breaksRule } from '../platform/database/connection-errors.server.ts'
import { giveIdsToEntries } from '../platform/database/entry-ids.server.ts'
import { allowPauses, lockAccounts, lockDocuments } from '../platform/database/lock.server.ts'
import { migrateRows } from '../platform/database/migrate.server.ts'
import type { Database, DatabaseTransaction } from '../platform/database/tables.ts'
import { moveContentVersion } from '../platform/pages/content-version.server.ts'
import { fileMoment } from '../lib/file-moment.ts'
import { Refusal } from '../lib/refusal.ts'
import { sumOf, type MediaStorage } from '../media/media-storage.server.ts'
import { neverUsedAgain, REMEMBER_VERSIONS } from './overtaken-versions.ts'
import { gatherSite, writeSite, type Progress } from './site-export.server.ts'
import type { SiteFile } from './site-file.server.ts'
import { emptyTables, hasNoRows, insertRows, readTable, SITE_TABLE_NAMES } from './site-tables.server.ts'

/** What each of the two halves of the work is of the whole. */
const FILES_SHARE = 0.8

interface Importing {
  dataDir: string
  storage: MediaStorage
  progress?: Progress | undefined
}

/**
 * Puts a whole site in place of the one that is there, while it may be running, all or nothing: pictures and films
 * first, which nothing leads to until the rows are there. Sessions end; second factors stay with the accounts that
 * stay. Returns where it kept the rows that were there; undefined when there were none.
 */
export async function importSite(
  db: Database,
  file: SiteFile,
  { dataDir, storage, progress }: Importing,
): Promise<string | undefined> {
  await placeFiles(file, storage, (done) => progress?.(done * FILES_SHARE))
  const total = SITE_TABLE_NAMES.reduce((sum, table) => sum + file.counts[table], 1)
  return db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction)
    await lockDocuments(transaction)
    await allowPauses(transaction)
    // Under the locks: what is kept is the very last state.
    const kept = await keepRows(transaction, dataDir)
    const putBack = await takeSecondFactors(transaction)
    await sql.raw(REMEMBER_VERSIONS).execute(transaction)
    await emptyTables(transaction)
    let done = 0
    for (const table of SITE_TABLE_NAMES) {
      for await (const rows of file.rows(table)) {
        await insertRows(transaction, table, rows).catch((error: unknown) => {
          throw breaksRule(error)
            ? new Refusal(`Rien n'a été importé : la base refuse une ligne de « ${table} ».`)
            : error
        })
        progress?.(FILES_SHARE + ((done += rows.length) / total) * (1 - FILES_SHARE))
      }
    }
    await putBack()
    // An older site wrote its lists without, and lacks what later versions brought.
    await giveIdsToEntries(transaction)
    await migrateRows(transaction, file.migrations)
    for (const { collection, title } of ADDRESSED) await findAddresses(transaction, collection, title)
    if (file.counts.documents > 0) await insertNewDocuments(transaction)
    for (const statement of neverUsedAgain(new Date())) await sql.raw(statement).execute(transaction)
    await moveContentVersion(transaction)
    return kept
  })
}

/** Lists the pictures and films that a site knows, or its documents name, and does not find: each by its file's name. */
export async function listMissingFiles(db: Database, storage: MediaStorage): Promise<string[]> {
  const names = new Set<string>()
  const rows = await db.selectFrom('media').select(['id', 'extension']).execute()
  for (const { id, extension } of rows) names.add(`${id}.${extension}`)
  for await (const documents of readTable(db, 'documents'))
    for (const { data } of documents) for (const [, name] of String(data).matchAll(NAMED)) names.add(name!)
  for await (const { name } of storage.list()) names.delete(name)
  return [...names].sort()
}

/** A picture or film as a document names it. */
const NAMED = /\/media\/([\da-f]{32}\.(?:jpg|mp4|webm|vtt))/g

async function placeFiles(file: SiteFile, storage: MediaStorage, progress: Progress): Promise<void> {
  for (const [index, entry] of file.media.entries()) {
    progress(index / file.media.length)
    if (await isThere(storage, entry)) continue
    const draft = await storage.newDraft()
    try {
      const copy = await open(draft.path, 'wx', 0o600)
      try {
        for await (const bytes of file.bytes(entry)) await copy.writeFile(bytes)
      } finally {
        await copy.close()
      }
      await storage.put(entry.name, draft)
    } finally {
      await rm(draft.path, { force: true })
    }
  }
}

async function isThere(storage: MediaStorage, { name, size, sha256 }: SiteFile['media'][number]): Promise<boolean> {
  if ((await storage.find(name))?.size !== size) return false
  return (await sumOf(storage, name)) === sha256
}

/** Pictures and films are not deleted: those that these rows lead to stay where they are. */
async function keepRows(db: DatabaseTransaction, dataDir: string): Promise<string | undefined> {
  if (await hasNoRows(db)) return undefined
  const kept = join(dataDir, `avant-import-${fileMoment(new Date())}.tar`)
  await writeSite(await gatherSite(db, { dataDir, withFiles: false }), kept)
  return kept
}

/** Takes the second factors, which go with their accounts. Returns what puts back those whose account has come. */
async function takeSecondFactors(db: DatabaseTransaction): Promise<() => Promise<void>> {
  const factors = await db.selectFrom('second_factors').selectAll().execute()
  const codes = await db.selectFrom('recovery_codes').selectAll().execute()
  const passkeys = await db.selectFrom('passkeys').selectAll().execute()
  return async () => {
    const users = new Set((await db.selectFrom('user').select('id').execute()).map(({ id }) => id))
    for (const factor of factors.filter(({ user_id }) => users.has(user_id)))
      await db.insertInto('second_factors').values(factor).execute()
    for (const code of codes.filter(({ user_id }) => users.has(user_id)))
      await db.insertInto('recovery_codes').values(code).execute()
    for (const passkey of passkeys.filter(({ user_id }) => users.has(user_id)))
      await db.insertInto('passkeys').values(passkey).execute()
  }
}
