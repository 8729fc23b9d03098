import { PostgresAdapter } from 'kysely'
import type { Database } from './tables.ts'

/** Says whether a database, or a transaction of it, is PostgreSQL's; else it is SQLite's. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter
