import { setTimeout } from 'node:timers/promises'
import { PostgresDialect, PostgresQueryCompiler, type PostgresPool } from 'kysely'
import { Client, Pool, TypeOverrides, type ClientConfig } from 'pg'
import { errorFields, log } from '../../lib/log.ts'
import { isRefusedConnection, UNANSWERED } from './connection-errors.server.ts'

/** How long each step may take, in milliseconds: PostgreSQL and pg wait for ever unless told. */
export const CONNECTION_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 10_000
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000
/** Above the server's own limit: it only ends what the server no longer answers. */
const QUERY_TIMEOUT = 15_000

/**
 * How many connections a process keeps at most. With the one that listens, eight processes fit in the hundred that
 * a server allows unless told; writers queue behind one lock anyway, and a page reads for a few milliseconds.
 */
const POOL_SIZE = 10

/**
 * How long a request waits for one of these connections, in milliseconds: longer than for a server, as they come free
 * one after the other when many ask at once, and a save that waits is better than one that fails.
 */
const POOL_TIMEOUT = 15_000

/** How long a connection that nobody uses stays open, in milliseconds. */
const IDLE_TIMEOUT = 30_000

/** How long a server that is starting again is waited for, and how often it is asked at first, in milliseconds. */
const PATIENCE = 3_000
const FIRST_DELAY = 25

/** The type of `count` and `max`. Source: PostgreSQL, pg_type.dat, int8. */
const INT8 = 20

/**
 * Makes Kysely's dialect for a PostgreSQL address. Connects at the first query, which throws when it cannot within
 * a few seconds.
 */
export function postgresDialect(databaseUrl: string): PostgresDialect {
  const types = new TypeOverrides()
  types.setTypeParser(INT8, Number)
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    idleTimeoutMillis: IDLE_TIMEOUT,
    connectionTimeoutMillis: POOL_TIMEOUT,
    Client: ImpatientClient,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    keepAlive: true,
    types,
  })
  // Without listeners, a connection that the server closes would end the process: the pool hears only idle ones.
  pool.on('connect', (client) => {
    client.on('error', (error) => log('error', 'database-connection-lost', errorFields(error)))
  })
  pool.on('error', () => undefined)
  return new TextDialect({ pool: patient(pool) })
}

/**
 * A client that gives a server up sooner than its pool gives up waiting for a client: pg has one setting for both. One that is
 * not answered in time is ended: its pool would keep it, and hand it out again.
 */
class ImpatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT })
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = (...given: unknown[]) => {
      const answer = query(...given)
      if (answer instanceof Promise)
        answer.catch((error: Error) => {
          if (error.message === UNANSWERED) void this.end()
        })
      return answer as never
    }
  }
}

/** PostgreSQL refuses U+0000 in a text, and an address may have one: it is read as HTML reads it. Source: HTML, 13.2.5. */
class TextCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter)
  }
}

class TextDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new TextCompiler()
  }
}

/** The pool, but that a connection which is refused is asked for again: nothing has been sent yet. */
function patient(pool: Pool): PostgresPool {
  async function connect() {
    const deadline = Date.now() + PATIENCE
    for (let delay = FIRST_DELAY; ; delay *= 2) {
      try {
        return await pool.connect()
      } catch (error) {
        if (!isRefusedConnection(error) || Date.now() + delay > deadline) throw error
        await setTimeout(delay * (0.5 + Math.random()))
      }
    }
  }
  return { connect, end: () => pool.end(), options: pool.options }
}
