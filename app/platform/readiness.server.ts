import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { pendingMigrations } from './database/migrate.server.ts'
import type { Database } from './database/tables.ts'
import { SQLITE, sqliteCode } from '../lib/sqlite-errors.ts'
import { errorFields, log } from '../lib/log.ts'
import { Refusal } from '../lib/refusal.ts'

const DAMAGE = new Set<number | undefined>([SQLITE.CORRUPT, SQLITE.NOTADB])

/**
 * Refuses a SQLite file that is damaged, before anything is written to it. Checks all but that each index agrees with
 * its table: that takes the time of reading the file once.
 */
export async function refuseDamage(db: Database): Promise<void> {
  const problem = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db).then(
    ({ rows }) => rows[0]!.quick_check,
    (error: Error) => {
      if (DAMAGE.has(sqliteCode(error))) return error.message
      throw error
    },
  )
  if (problem === 'ok') return
  log('error', 'database-damaged', { problem })
  throw new Refusal('La base est abîmée : remettez une copie en place avec « institut restore FICHIER ».')
}

/** How long who asks whether a process is ready waits for its database, in milliseconds: proxies give up after some seconds. */
const PATIENCE = 2_000

/**
 * Makes what says whether a check holds, however many ask at once: one runs at a time, and while it takes long the answer is what
 * the last one came to. On a busy machine it waits for a connection behind everyone, and what is slow serves still.
 */
export function watchReadiness(check: () => Promise<boolean>): () => Promise<boolean> {
  let last: boolean | undefined
  let running: Promise<boolean> | undefined
  async function run(): Promise<boolean> {
    last = await check().finally(() => (running = undefined))
    return last
  }
  return async () => {
    running ??= run()
    return last === undefined ? running : Promise.race([running, setTimeout(PATIENCE, last, { ref: false })])
  }
}

/** Says whether the database answers and has had every migration of this version; logs why not. */
export async function isReady(db: Database): Promise<boolean> {
  try {
    await db.selectFrom('documents').select('id').limit(1).execute()
    const pending = await pendingMigrations(db)
    if (pending.length > 0) log('error', 'not-ready', { pending })
    return pending.length === 0
  } catch (error) {
    log('error', 'not-ready', errorFields(error))
    return false
  }
}
