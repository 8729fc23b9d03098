import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { insertFirstContent } from '../cms/documents/first-content.server.ts'
import { fileMoment } from '../lib/file-moment.ts'
import { Refusal } from '../lib/refusal.ts'
import {
  copySqlite,
  backupSqlite,
  removeSqlite,
  sqliteDamage,
  sqliteProblems,
} from '../platform/database/backup.server.ts'
import { migrate, unknownMigrations } from '../platform/database/migrate.server.ts'
import { BUSY_TIMEOUT, sqliteDialect } from '../platform/database/sqlite.server.ts'
import type { Tables } from '../platform/database/tables.ts'
import { syncFolder } from '../platform/settled-files.server.ts'
import { neverUsedAgain, REMEMBER_VERSIONS } from './overtaken-versions.ts'

/** Tables without which a database is not one of this site. */
const OUR_TABLES = ['documents', 'revisions', 'kysely_migration']

/** What lets somebody in for a while: it may have been ended since the copy was made. */
const PASSES = ['session', 'verification', 'tickets', 'passkey_challenges'] as const

/** What a machine has done and is doing, which says nothing of the one that a copy comes to. */
const OF_THE_MACHINE = ['backups', 'claims'] as const

/**
 * Puts the content of `source` in place of the SQLite file's, while the site may be running, and
 * returns where it kept what was there; undefined when there was nothing. Sessions and what else lets somebody in for a
 * while are not brought back, nor when backups were made and what a process was at. Refuses a source that is not a sound database of this site, or that a newer version has
 * written.
 */
export async function restoreSqlite(file: string, source: string): Promise<string | undefined> {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.restauration-${process.pid}`
  try {
    await copySqlite(source, draft)
    refuseForeign(draft, source)
    await bringUpToDate(draft, source)
    const kept = keptBeside(file)
    if (existsSync(file) && sqliteProblems(file).length === 0) {
      await replaceContent(file, draft, kept)
      return kept
    }
    return replaceFile(file, draft, kept) ? kept : undefined
  } finally {
    removeSqlite(draft)
  }
}

/**
 * Moves a SQLite file aside that cannot be read, and returns where to; undefined where there is none, or one that serves: a
 * running site would go on writing to what is moved.
 */
export function putDamagedAside(file: string): string | undefined {
  if (!existsSync(file) || sqliteDamage(file).length === 0) return undefined
  const kept = keptBeside(file)
  moveAside(file, kept)
  syncFolder(dirname(file))
  return kept
}

const keptBeside = (file: string) => `${file}.avant-restauration-${fileMoment(new Date())}`

function refuseForeign(draft: string, source: string) {
  const problems = sqliteProblems(draft)
  if (problems.length > 0) throw new Refusal(`Cette base est abîmée : ${source} : ${problems.join(' ; ')}`)
  const database = new DatabaseSync(draft, { readOnly: true })
  const tables = namesOf(database, 'main', 'table')
  database.close()
  if (!OUR_TABLES.every((table) => tables.includes(table))) {
    throw new Refusal(`Ce n'est pas une base de données de ce site : ${source}`)
  }
}

async function bringUpToDate(draft: string, source: string) {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(draft) })
  try {
    const unknown = await unknownMigrations(db)
    if (unknown.length > 0) {
      throw new Refusal(`Cette base vient d'une version plus récente du site (${unknown.join(', ')}) : ${source}`)
    }
    await migrate(db)
    await insertFirstContent(db)
    for (const table of [...PASSES, ...OF_THE_MACHINE]) await db.deleteFrom(table).execute()
  } finally {
    await db.destroy()
  }
}

/**
 * Replaces the content within the file, as one write among others. A file put in its place by
 * renaming would find the write-ahead log of the former one, which a running site has open, beside it.
 */
async function replaceContent(file: string, draft: string, kept: string) {
  const live = new DatabaseSync(file)
  try {
    live.exec(`pragma busy_timeout=${BUSY_TIMEOUT}; pragma synchronous=full; pragma foreign_keys=off`)
    live.prepare('attach ? as restored').run(draft)
    live.exec('begin immediate')
    // From here on nobody else can write: what is kept is the very last state.
    await backupSqlite(file, kept)
    const isOurs = namesOf(live, 'main', 'table').includes('revisions')
    if (isOurs) live.exec(REMEMBER_VERSIONS)
    for (const view of namesOf(live, 'main', 'view')) live.exec(`drop view main.${quoted(view)}`)
    for (const table of namesOf(live, 'main', 'table')) live.exec(`drop table main.${quoted(table)}`)
    for (const table of namesOf(live, 'restored', 'table')) {
      live.exec(definitionsOf(live, table))
      live.exec(`insert into main.${quoted(table)} select * from restored.${quoted(table)}`)
    }
    if (isOurs) live.exec(neverUsedAgain(new Date()).join(';'))
    // Under the lock, so that it comes after whatever finished pages were made from.
    live.prepare(`insert or replace into content_changes values ('*', ?)`).run(Date.now())
    live.exec('commit')
  } finally {
    live.close()
  }
}

/** The statements that make a table and its indexes. */
function definitionsOf(database: DatabaseSync, table: string): string {
  return database
    .prepare(
      `select sql from restored.sqlite_schema
       where tbl_name = ? and type in ('table', 'index') and sql is not null order by type = 'index'`,
    )
    .all(table)
    .map((row) => String(row['sql']))
    .join(';')
}

/**
 * Puts a file where there is none, or one that cannot be read, which is moved aside with its
 * write-ahead log. In this order, no name ever joins a file to the log of another.
 */
function replaceFile(file: string, draft: string, kept: string): boolean {
  const isMoved = moveAside(file, kept)
  renameSync(draft, file)
  syncFolder(dirname(file))
  return isMoved
}

function moveAside(file: string, kept: string): boolean {
  const moved = [file, `${file}-wal`].filter((path) => existsSync(path))
  for (const path of moved) renameSync(path, kept + path.slice(file.length))
  rmSync(`${file}-shm`, { force: true })
  return moved.length > 0
}

function namesOf(database: DatabaseSync, schema: 'main' | 'restored', type: 'table' | 'view'): string[] {
  return database
    .prepare(`select name from ${schema}.sqlite_schema where type = ? and name not like 'sqlite~_%' escape '~'`)
    .all(type)
    .map((row) => String(row['name']))
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
