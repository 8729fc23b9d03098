import { onServer } from '../support/postgres-database.ts'
import { startPostgres } from '../support/postgres.ts'

interface Postgres {
  /** Empty where there is none. */
  address: string
  /** Its name and version, or why there is none. */
  name: string
  stop: () => Promise<void>
}

/** The server of `TEST_DATABASE_URL`, else one of the tests' own; on a machine without, PostgreSQL runs in process. */
export async function openPostgres(): Promise<Postgres> {
  const none = { address: '', stop: () => Promise.resolve() }
  try {
    const given = process.env['TEST_DATABASE_URL']
    const server = given ? { ...none, address: given } : await startPostgres()
    if (!server) return { ...none, name: 'PGlite (cette machine n’a pas de PostgreSQL)' }
    const [row] = await onServer<{ server_version: string }>(server.address, 'show server_version')
    return { address: server.address, stop: server.stop, name: `PostgreSQL ${row!.server_version.split(' ')[0]}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...none, name: `PGlite (PostgreSQL ne démarre pas : ${reason})` }
  }
}
