import { pendingMigrations } from '../database/migrate.server.ts'
import type { Database } from '../database/tables.ts'
import { errorFields, log } from '../lib/log.ts'

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
