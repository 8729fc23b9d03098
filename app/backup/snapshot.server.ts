import { Kysely, sql } from 'kysely'
import { isPostgres } from '../platform/database/engine.server.ts'
import { sqliteDialect } from '../platform/database/sqlite.server.ts'
import type { Database, Tables } from '../platform/database/tables.ts'

/** Reads a database as one moment has it, while others go on writing. */
export async function readSnapshot<T>(db: Database, read: (snapshot: Database) => Promise<T>): Promise<T> {
  if (isPostgres(db)) {
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
  }
  // On a connection of its own: on the site's, whose transactions are writers, everyone would wait.
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db)
  const other = new Kysely<Tables>({ dialect: sqliteDialect(rows[0]!.file) })
  try {
    return await other.connection().execute(async (snapshot) => {
      await sql`begin deferred`.execute(snapshot)
      return read(snapshot).finally(() => sql`rollback`.execute(snapshot))
    })
  } finally {
    await other.destroy()
  }
}
