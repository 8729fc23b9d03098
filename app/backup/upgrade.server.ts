import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileMoment } from '../lib/file-moment.ts'
import { backupSqlite } from '../platform/database/backup.server.ts'
import { sqliteFile, type DatabasePlace } from '../platform/database/connect.server.ts'
import { appliedMigrations, migrate, pendingMigrations, refuseNewer } from '../platform/database/migrate.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { exportSite, writeSite } from './site-export.server.ts'

/** How many copies from before an upgrade are kept. */
const KEPT = 3

const NAME = /^avant-mise-a-niveau-[\dTZ-]+\.(?:sqlite|tar)$/

/** Brings the tables up to date, once a copy of a site that stands in older ones is kept beside. Returns where. */
export async function upgrade(db: Database, { dataDir, databaseUrl }: DatabasePlace): Promise<string | undefined> {
  await refuseNewer(db)
  const isOlder = (await appliedMigrations(db)).length > 0 && (await pendingMigrations(db)).length > 0
  const copy = isOlder ? await copyBefore(db, { dataDir, databaseUrl }) : undefined
  await migrate(db)
  return copy
}

async function copyBefore(db: Database, { dataDir, databaseUrl }: DatabasePlace): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const moment = fileMoment(new Date())
  const path = join(dataDir, `avant-mise-a-niveau-${moment}.${databaseUrl ? 'tar' : 'sqlite'}`)
  if (databaseUrl) await writeSite(await exportSite(db, { dataDir, withFiles: false }), path)
  else await backupSqlite(sqliteFile(dataDir), path)
  for (const name of upgradeCopies(dataDir).slice(0, -KEPT)) rmSync(join(dataDir, name), { force: true })
  return path
}

/** Lists the copies from before an upgrade by name, the oldest first. */
export function upgradeCopies(dataDir: string): string[] {
  return (existsSync(dataDir) ? readdirSync(dataDir) : []).filter((name) => NAME.test(name)).sort()
}
