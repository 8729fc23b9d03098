import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { SQLITE, sqliteCode } from '../../lib/sqlite-errors.ts'
import { draftPath } from '../../lib/draft-path.ts'
import { Refusal } from '../../lib/refusal.ts'
import { syncFolder } from '../settled-files.server.ts'
import { BUSY_TIMEOUT } from './sqlite.server.ts'

/** What SQLite keeps beside a file while it is open, or after a crash. */
const COMPANIONS = ['-wal', '-shm', '-journal']

/** More than a backup has: the largest number that node:sqlite takes. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies a SQLite file as one moment has it, while others read and write it, then checks the copy
 * and puts it at `target` in one step. Refuses a file that is missing or damaged; leaves `target`
 * as it was then.
 */
export async function backupSqlite(file: string, target: string): Promise<void> {
  const draft = draftPath(target)
  try {
    await copySqlite(file, draft)
    const problems = sqliteProblems(draft)
    if (problems.length > 0) throw new Refusal(`La base est abîmée : ${problems.join(' ; ')}`)
    renameSync(draft, target)
    syncFolder(dirname(target))
  } finally {
    removeSqlite(draft)
  }
}

/** Copies a SQLite file into one new file without companions, readable by its owner alone: it holds accounts. */
export async function copySqlite(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Refusal(`Il n'y a pas de base de données ici : ${file}`)
  removeSqlite(target)
  closeSync(openSync(target, 'wx', 0o600))
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    source.exec(`pragma busy_timeout=${BUSY_TIMEOUT}`)
    // In one step: a copy in several begins anew whenever somebody writes in between.
    await backup(source, target, { rate: ALL_PAGES })
  } catch (error) {
    throw new Refusal(`Copie impossible : ${file} : ${wordsOf(error)}`, { cause: error })
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(target)
  copy.exec('pragma journal_mode=delete')
  copy.close()
}

/** Says what is wrong with a SQLite file as such, one line each; an empty list when it is sound. */
export const sqliteProblems = (file: string): string[] =>
  problemsIn(file, (database) => [...damageOf(database), ...straysOf(database)])

/** Finds what keeps a SQLite file from being read, in French where it can; nothing where it serves. */
export const sqliteDamage = (file: string): string[] => problemsIn(file, damageOf)

const damageOf = (database: DatabaseSync) =>
  database
    .prepare('pragma integrity_check')
    .all()
    .map((row) => String(row['integrity_check']))
    .filter((word) => word !== 'ok')

const straysOf = (database: DatabaseSync) =>
  database
    .prepare('pragma foreign_key_check')
    .all()
    .map((row) => ['table', 'rowid', 'parent'].map((name) => String(row[name])))
    .map(([table, row, parent]) => `${table}, ligne ${row} : renvoie à ${parent}, qui manque`)

function problemsIn(file: string, find: (database: DatabaseSync) => string[]): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.exec(`pragma busy_timeout=${BUSY_TIMEOUT}`)
    return find(database)
  } catch (error) {
    return [wordsOf(error)]
  } finally {
    database.close()
  }
}

function wordsOf(error: unknown): string {
  return sqliteCode(error) === SQLITE.NOTADB ? "ce fichier n'est pas une base de données" : (error as Error).message
}

/** Removes a SQLite file that nobody has open, with its companions. */
export function removeSqlite(file: string): void {
  for (const path of [file, ...COMPANIONS.map((companion) => file + companion)]) rmSync(path, { force: true })
}
