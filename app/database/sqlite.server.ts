import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase } from 'kysely'

/** How long a statement waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT = 5000

/** Makes Kysely's dialect for a SQLite file, which is created when `create` is set and there is none. */
export function sqliteDialect(file: string, { create }: { create: boolean }): SqliteDialect {
  return new SqliteDialect({ database: new SqliteFile(file, create) })
}

/**
 * node:sqlite in the shape that Kysely's dialect asks for, over a file that may go and come back:
 * while it is missing or unreadable every query throws, and the next one after its return works.
 */
class SqliteFile implements SqliteDatabase {
  readonly #file: string
  #open: { connection: DatabaseSync; inode: number } | undefined

  constructor(file: string, create: boolean) {
    this.#file = file
    if (create && !existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true })
      closeSync(openSync(file, 'a', 0o600))
    }
  }

  #connection(): DatabaseSync {
    const inode = statSync(this.#file).ino
    if (this.#open?.inode !== inode) {
      this.close()
      const connection = new DatabaseSync(this.#file)
      try {
        connection.exec(
          `pragma busy_timeout=${BUSY_TIMEOUT}; pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on`,
        )
      } catch (error) {
        connection.close()
        throw error
      }
      this.#open = { connection, inode }
    }
    return this.#open.connection
  }

  prepare(sql: string) {
    // A plain `begin` takes its write lock late, and then fails at once beside another writer.
    const statement = this.#connection().prepare(sql === 'begin' ? 'begin immediate' : sql)
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    }
  }

  close() {
    this.#open?.connection.close()
    this.#open = undefined
  }
}
