import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { SQLITE, sqliteCode } from '../../lib/sqlite-errors.ts'

/** How long a statement waits for another process's write, in milliseconds. */
export const BUSY_TIMEOUT = 5000

/** How large the write-ahead log may stay once it is in the file, in bytes: twice what SQLite lets it grow to. */
export const WAL_LIMIT = 8 * 1024 * 1024

/** How long to wait before a file is opened again, in milliseconds. */
const RETRY_DELAY = 10

/** How many prepared statements are kept: more than the site has queries. */
const STATEMENTS_LIMIT = 300

/** Makes Kysely's dialect for a SQLite file that is there. */
export function sqliteDialect(file: string): SqliteDialect {
  return new TransactionalSqliteDialect({ database: new SqliteFile(file) })
}

/**
 * Makes the same for a file that is created where there is none, with a mark of what it holds, in two parts: one is
 * another when this process has written to it since, one when anybody else has. It costs two microseconds, and throws
 * where the file cannot be read.
 */
export function sqliteDatabase(file: string) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    closeSync(openSync(file, 'a', 0o600))
  }
  const database = new SqliteFile(file)
  return { dialect: new TransactionalSqliteDialect({ database }), mark: () => database.mark() }
}

/** Kysely migrates SQLite without a transaction, so that two processes starting at once would meet halfway. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

/** What a file held at a moment, by who has written to it. */
export interface FileMark {
  own: string
  others: string
}

/** The open file. `place` tells files apart: no other can take its inode while it is open. */
interface OpenFile {
  connection: DatabaseSync
  place: string
  /** What was prepared, by its SQL: preparing costs as much as running. */
  statements: Map<string, StatementSync>
  /** What others have written to the file, and what this connection has. */
  counters: [StatementSync, StatementSync]
}

/** Kysely also rolls back what SQLite has already rolled back, as it does when the disk is full. */
const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/**
 * node:sqlite in the shape that Kysely's dialect asks for, over a file that may go and come back:
 * while it is missing or unreadable every query throws, and the next one after its return works.
 */
class SqliteFile implements SqliteDatabase {
  readonly #file: string
  #open: OpenFile | undefined

  constructor(file: string) {
    this.#file = file
  }

  prepare(sql: string): SqliteStatement {
    if (sql === 'rollback' && !this.#open?.connection.isTransaction) return NOTHING
    const open = this.#present()
    // A plain `begin` takes its write lock late, and then fails at once beside another writer.
    const statement = prepared(open, sql === 'begin' ? 'begin immediate' : sql)
    const run = <T>(work: (...values: SQLInputValue[]) => T, parameters: readonly unknown[]): T => {
      const result = work.apply(statement, parameters as SQLInputValue[])
      const isWrite = !sql.startsWith('select')
      if (sql === 'begin' || (isWrite && !open.connection.isTransaction)) this.#refuseIfReplaced(open)
      return result
    }
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => run(statement.all, parameters),
      run: (parameters) => run(statement.run, parameters),
      iterate: (parameters) => run(statement.iterate, parameters),
    }
  }

  mark(): FileMark {
    const { place, counters } = this.#present()
    const [others, own] = counters
    return { others: `${place} ${String(others.get()!['data_version'])}`, own: String(own.get()!['changes']) }
  }

  close() {
    this.#open?.connection.close()
    this.#open = undefined
  }

  /** The connection to the file that stands at the path now. Throws when there is none, or no sound one. */
  #present(): OpenFile {
    const place = placeOf(this.#file)
    if (this.#open && this.#open.place !== place) {
      const cut = this.#open.connection.isTransaction
      this.#leave()
      if (cut) throw new Error('Le fichier de la base a été remplacé pendant une transaction.')
    }
    if (place === undefined) throw new Error(`Le fichier de la base est introuvable : ${this.#file}`)
    if (this.#open) return this.#open
    const connection = openConnection(this.#file)
    const counters: OpenFile['counters'] = [
      connection.prepare('pragma data_version'),
      connection.prepare('select total_changes() as changes'),
    ]
    return (this.#open = { connection, place, statements: new Map(), counters })
  }

  /** A write that waited for its turn while the file was replaced went to the old file: it must not count as saved. */
  #refuseIfReplaced(open: OpenFile) {
    if (placeOf(this.#file) === open.place) return
    this.#leave()
    throw new Error("Le fichier de la base a été remplacé pendant l'opération.")
  }

  /**
   * Closes the connection to a file that is no longer at the path. Its write-ahead log is still there, where
   * the next file would take it for its own: it is emptied into the file that it belongs to.
   */
  #leave() {
    const { connection } = this.#open!
    this.#open = undefined
    try {
      if (connection.isTransaction) connection.exec('rollback')
      connection.exec('pragma wal_checkpoint(truncate)')
    } finally {
      connection.close()
    }
  }
}

function prepared({ connection, statements }: OpenFile, sql: string): StatementSync {
  const known = statements.get(sql)
  if (known) return known
  const statement = connection.prepare(sql)
  // Lists of values make a statement of each length.
  if (statements.size >= STATEMENTS_LIMIT) statements.clear()
  statements.set(sql, statement)
  return statement
}

/** Opens a file, and waits for another process that is making it a WAL file: SQLite refuses that at once. */
function openConnection(file: string): DatabaseSync {
  const deadline = Date.now() + BUSY_TIMEOUT
  for (;;) {
    const connection = new DatabaseSync(file)
    try {
      connection.exec(
        `pragma busy_timeout=${BUSY_TIMEOUT}; pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; pragma journal_size_limit=${WAL_LIMIT}`,
      )
      return connection
    } catch (error) {
      connection.close()
      if (sqliteCode(error) !== SQLITE.BUSY || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY)
    }
  }
}

function placeOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}
