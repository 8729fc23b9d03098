import { PostgresDialect } from 'kysely'
import { Pool, TypeOverrides } from 'pg'
import { errorFields, log } from '../lib/log.ts'

/** How long each step may take, in milliseconds: PostgreSQL and pg wait for ever unless told. */
const CONNECTION_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 10_000
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000
/** Above the server's own limit: it only ends what the server no longer answers. */
const QUERY_TIMEOUT = 15_000

/** The type of `count` and `max`. Source: PostgreSQL, pg_type.dat, int8. */
const INT8 = 20

/** Makes Kysely's dialect for a PostgreSQL address. Connects at the first query, which throws when it cannot. */
export function postgresDialect(databaseUrl: string): PostgresDialect {
  const types = new TypeOverrides()
  types.setTypeParser(INT8, Number)
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    keepAlive: true,
    types,
  })
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', (error) => log('error', 'database-connection-lost', errorFields(error)))
  return new PostgresDialect({ pool })
}
