import { connect } from '../app/platform/database/connect.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import type { Settings } from '../app/platform/settings.server.ts'

/** Opens the site's database for as long as some work takes. */
export async function withDatabase<T>(settings: Settings, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connect(settings)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
