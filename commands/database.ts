import { upgrade } from '../app/backup/upgrade.server.ts'
import { connect } from '../app/platform/database/connect.server.ts'
import { refuseNewer } from '../app/platform/database/migrate.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import type { Settings } from '../app/platform/settings.server.ts'

/**
 * What a command does with tables of another version: brings older ones up to date, or reads them as they are; those of a
 * later version are refused, unless they are only copied.
 */
type Tables = 'up to date' | 'as they are' | 'of any version'

/** Opens the site's database for as long as some work takes. */
export async function withDatabase<T>(
  settings: Settings,
  work: (db: Database) => Promise<T>,
  tables: Tables = 'as they are',
): Promise<T> {
  const db = connect(settings)
  try {
    if (tables === 'up to date') await upgrade(db, settings)
    if (tables === 'as they are') await refuseNewer(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}
