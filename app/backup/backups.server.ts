import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../platform/database/tables.ts'
import { errorFields, log } from '../lib/log.ts'
import { claim, release } from '../platform/claims.server.ts'
import { exportSite, writeSite } from './site-export.server.ts'

/** When to make backups, and how many of them to keep; no hours at all: never. */
export interface BackupPlan {
  dataDir: string
  everyHours: number
  keep: number
}

/** How long after its start a site first asks whether a backup is due, and how often from then on, in milliseconds. */
const FIRST_LOOK = 60_000
const LOOK = 10 * 60_000

/** How long a process keeps the making of backups for itself: many times what one takes, in milliseconds. */
const CLAIM = 30 * 60_000

const HOUR = 60 * 60_000

/** What is claimed, while a backup is made and then until the next is due: another plan is another work. */
const workOf = (everyHours: number) => `backup/${everyHours}`

/** How a backup is called, so that names in their order are backups in theirs. */
const nameAt = (time: number) => `sauvegarde-${new Date(time).toISOString().replace(/[:.]/g, '-')}.tar`
const NAME = /^sauvegarde-[\dTZ-]+\.tar$/

/** Makes backups as planned while the process runs, each checked to its last byte, until `close`. */
export function makeBackups(db: Database, plan: BackupPlan): { close: () => void } {
  if (plan.everyHours === 0) return { close: () => undefined }
  const holder = randomUUID()
  const look = () => {
    timer = setTimeout(look, LOOK).unref()
    void backUpIfDue(db, plan, holder).catch((error: unknown) => log('error', 'backup-failed', errorFields(error)))
  }
  let timer = setTimeout(look, FIRST_LOOK).unref()
  return { close: () => clearTimeout(timer) }
}

/**
 * Makes a backup of everything but the pictures and films, which never change where they stand, and deletes the
 * oldest beyond those to keep. Returns its path; undefined when none is due yet, or another process is at it or has
 * made it, be it into a folder of its own.
 */
export async function backUpIfDue(
  db: Database,
  { dataDir, everyHours, keep }: BackupPlan,
  holder: string,
  now = Date.now(),
): Promise<string | undefined> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One that was made while the clock was ahead says nothing of when the next is due.
  const last = (await listBackups(folder)).findLast((name) => name <= nameAt(now)) ?? ''
  const work = workOf(everyHours)
  if (last > nameAt(now - everyHours * HOUR) || !(await claim(db, work, holder, CLAIM))) return undefined
  try {
    for (const name of await readdir(folder)) if (name.endsWith('.partiel')) await rm(join(folder, name))
    const path = join(folder, nameAt(now))
    await writeSite(await exportSite(db, { dataDir, withFiles: false }), path)
    for (const name of (await listBackups(folder)).slice(0, -keep)) await rm(join(folder, name))
    await claim(db, work, holder, everyHours * HOUR)
    return path
  } catch (error) {
    await release(db, work, holder)
    throw error
  }
}

/** Lists the backups of a folder by name, the oldest first; others' files are none. */
async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort()
}
