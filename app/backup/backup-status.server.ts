import type { Database } from '../platform/database/tables.ts'

/** Where a backup may be: in the data folder, or away from it. */
export type BackupSpot = 'ici' | 'ailleurs'

/** The last good backup of a place that is older than it should be. */
export interface LateBackup {
  spot: BackupSpot
  /** ISO timestamp; null where there never was one. */
  madeAt: string | null
  /** Why the last attempt failed, where it did. */
  problem: string | null
  /** Whether it was made in time, without what the problem names. */
  isIncomplete?: boolean
}

/** How much later than planned a backup may be, in hours: some are made when the machine wakes. */
const TOLERANCE = 3

const HOUR = 60 * 60_000

/** Notes from when on a place is to have backups; what is known of it stays. */
export async function expectBackups(db: Database, spot: BackupSpot, now = Date.now()): Promise<void> {
  await db
    .insertInto('backups')
    .values({ place: spot, since: new Date(now).toISOString(), made_at: null, problem: null })
    .onConflict((conflict) => conflict.column('place').doNothing())
    .execute()
}

/** Says when the last good backup of a place was made, as a timestamp. */
export async function lastBackup(db: Database, spot: BackupSpot): Promise<number | undefined> {
  const row = await db.selectFrom('backups').select('made_at').where('place', '=', spot).executeTakeFirst()
  return row?.made_at ? Date.parse(row.made_at) : undefined
}

/** Notes that a backup was made, or why not. */
export async function noteBackup(db: Database, spot: BackupSpot, problem?: string, now = Date.now()): Promise<void> {
  await expectBackups(db, spot, now)
  const change = problem === undefined ? { made_at: new Date(now).toISOString(), problem: null } : { problem }
  await db.updateTable('backups').set(change).where('place', '=', spot).execute()
}

/** Lists the places whose last good backup is older than it should be, or lacks what could not be read; none where there are to be none. */
export async function lateBackups(
  db: Database,
  { everyHours, away }: { everyHours: number; away: unknown },
  now = Date.now(),
): Promise<LateBackup[]> {
  if (everyHours === 0) return []
  const rows = await db.selectFrom('backups').selectAll().execute()
  const [limit, due] = [everyHours + TOLERANCE, everyHours].map((hours) => new Date(now - hours * HOUR).toISOString())
  const isLate = ({ since, made_at }: (typeof rows)[number]) => (made_at ?? since) < limit!
  // Until the next is due, nothing fails: what is said beside it is what it has not.
  const isIncomplete = ({ place, made_at, problem }: (typeof rows)[number]) =>
    place === 'ailleurs' && problem !== null && made_at !== null && made_at > due!
  return rows
    .filter((row) => (row.place === 'ici' || away) && (isLate(row) || isIncomplete(row)))
    .map((row) => ({
      spot: row.place as BackupSpot,
      madeAt: row.made_at,
      problem: row.problem,
      ...(isIncomplete(row) && { isIncomplete: true }),
    }))
}
