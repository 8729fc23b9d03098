import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { undefinedIfAbsent } from '../lib/absent-file.ts'
import { copyOrLink } from '../lib/copy-file.server.ts'
import { DRAFT_ENDING } from '../lib/draft-path.ts'
import type { Database } from '../platform/database/tables.ts'
import { errorFields, log } from '../lib/log.ts'
import { sumOf, type MediaStorage } from '../media/media-storage.server.ts'
import { MEDIA_NAME } from '../media/media.ts'
import { mediaFolder } from '../media/media.server.ts'
import { claim, release } from '../platform/claims.server.ts'
import { openBackupPlace, type BackupAddress, type BackupPlace } from './backup-place.server.ts'
import { expectBackups, lastBackup, noteBackup } from './backup-status.server.ts'
import { encrypt, ENCRYPTED } from './encryption.server.ts'
import { backupName, backupsAmong, expiredBackups, type Retention } from './kept-backups.ts'
import { exportSite, writeSite } from './site-export.server.ts'

/** When to make backups, and how many of them to keep; no hours at all: never. */
export interface BackupPlan extends Retention {
  dataDir: string
  everyHours: number
  /** Where they go besides, each encrypted for whoever has the key. */
  away: { address: BackupAddress; recipient: string } | undefined
}

/** How long after its start a site first asks whether a backup is due, and how often from then on, in milliseconds. */
const FIRST_LOOK = 60_000
const LOOK = 10 * 60_000

/** How long a process keeps the making of backups for itself: many times what one takes, in milliseconds. */
const CLAIM = 30 * 60_000

const HOUR = 60 * 60_000

/** After how many files the place is told anew what is still there from before, and how many are named of those that cannot be read. */
const NOTED_EVERY = 50
const NAMED = 5

/** The folder of pictures and films beside backups, each once, under the name that it has in the site. */
export const FILES = 'medias/'

/** What says there, in clear, for whom they are encrypted where they are. */
const RECIPIENT = `${FILES}destinataire.txt`

/** What says there for whom they are being encrypted anew, and, a line each, what is still there from before. */
const PROGRESS = `${FILES}destinataire-en-cours.txt`

/** What is claimed, while a backup is made and then until the next is due: another plan is another work. */
const workOf = (everyHours: number) => `backup/${everyHours}`
const AWAY = 'backup-away'

/**
 * Makes backups as planned while the process runs, each checked to its last byte, until `close`, which breaks off what is
 * under way and ends once another process may begin it: the database has to be open until then.
 */
export function makeBackups(db: Database, plan: BackupPlan, storage: MediaStorage): { close: () => Promise<unknown> } {
  if (plan.everyHours === 0) return { close: () => Promise.resolve() }
  const holder = randomUUID()
  const ending = new AbortController()
  void expectBackups(db, 'ici').catch(failed)
  const stops = [lookEvery(() => backUpIfDue(db, plan, holder, Date.now(), ending), ending.signal)]
  if (plan.away) {
    void expectBackups(db, 'ailleurs').catch(failed)
    stops.push(lookEvery(() => sendAwayIfDue(db, plan, storage, holder, Date.now(), ending), ending.signal))
  }
  return {
    close() {
      ending.abort()
      return Promise.all(stops.map((stop) => stop()))
    },
  }
}

const failed = (error: unknown) => log('error', 'backup-failed', errorFields(error))

/**
 * Looks whether something is due, and again once that is over: a sending may take hours. Returns what, after the signal,
 * waits for its end.
 */
function lookEvery(work: () => Promise<unknown>, signal: AbortSignal): () => Promise<void> {
  let running = Promise.resolve()
  const look = async () => {
    await work().catch((error: unknown) => signal.aborted || failed(error))
    if (!signal.aborted) timer = setTimeout(begin, LOOK).unref()
  }
  const begin = () => void (running = look())
  let timer = setTimeout(begin, FIRST_LOOK).unref()
  return () => {
    clearTimeout(timer)
    return running
  }
}

/**
 * Makes a backup, and deletes those that are no longer to be kept. The pictures and films of the data folder, which never
 * change, stand beside it, named twice and not copied. Returns its path; undefined when none is due yet, or another
 * process is at it or has made it, be it into a folder of its own.
 */
export async function backUpIfDue(
  db: Database,
  plan: Omit<BackupPlan, 'away'>,
  holder: string,
  now = Date.now(),
  ending = new AbortController(),
): Promise<string | undefined> {
  const { dataDir, everyHours } = plan
  const { signal } = ending
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One that was made while the clock was ahead says nothing of when the next is due.
  const last = backupsAmong(await readdir(folder)).findLast((name) => name <= backupName(now)) ?? ''
  const work = workOf(everyHours)
  if (last > backupName(now - everyHours * HOUR) || !(await claim(db, work, holder, CLAIM))) return undefined
  try {
    for (const name of await readdir(folder)) if (name.endsWith(DRAFT_ENDING)) await rm(join(folder, name))
    const path = join(folder, backupName(now))
    await writeSite(await exportSite(db, { dataDir, withFiles: false }), path, () => signal.throwIfAborted())
    await linkFiles(mediaFolder(dataDir), join(folder, FILES))
    for (const name of expiredBackups(await readdir(folder), plan)) await rm(join(folder, name))
    await noteBackup(db, 'ici', undefined, now)
    await claim(db, work, holder, everyHours * HOUR)
    return path
  } catch (error) {
    await release(db, work, holder)
    if (!signal.aborted) await noteBackup(db, 'ici', wordsOf(error))
    throw error
  }
}

/**
 * Sends a backup away, encrypted, with the pictures and films that are not there yet for whoever is to open them, and
 * removes from there backups that are no longer to be kept. Returns its name; undefined when none is due, or another process is at it.
 */
export async function sendAwayIfDue(
  db: Database,
  plan: BackupPlan,
  storage: MediaStorage,
  holder: string,
  now = Date.now(),
  ending = new AbortController(),
): Promise<string | undefined> {
  const { dataDir, everyHours, away } = plan
  const { signal } = ending
  const last = (await lastBackup(db, 'ailleurs')) ?? -Infinity
  const isDue = last > now || last <= now - everyHours * HOUR
  if (!away || !isDue || !(await claim(db, AWAY, holder, CLAIM))) return undefined
  const rows = join(dataDir, `envoi-${randomUUID()}${DRAFT_ENDING}`)
  try {
    const place = await openBackupPlace(away.address, ending)
    // Before the files: what these rows name is there to be sent.
    await writeSite(await exportSite(db, { dataDir, withFiles: false }), rows, () => signal.throwIfAborted())
    const present = new Set(await place.list())
    const goOn = async () => {
      signal.throwIfAborted()
      await claim(db, AWAY, holder, CLAIM)
    }
    const unread = await sendFiles(place, present, storage, away.recipient, goOn)
    const name = backupName(now) + ENCRYPTED
    await place.put(name, await encrypt(away.recipient, createReadStream(rows)))
    for (const old of expiredBackups([...present, name], plan)) await place.remove(old)
    await noteBackup(db, 'ailleurs', undefined, now)
    if (unread.length > 0) await noteBackup(db, 'ailleurs', unreadWords(unread), now)
    return name
  } catch (error) {
    if (!signal.aborted) await noteBackup(db, 'ailleurs', wordsOf(error))
    throw error
  } finally {
    await rm(rows, { force: true })
    await release(db, AWAY, holder)
  }
}

/** Names the first of what cannot be read, and counts the rest: the log names all. */
function unreadWords(names: string[]): string {
  const more = names.length - NAMED
  return `Illisibles : ${names.slice(0, NAMED).join(', ')}${more > 0 ? ` et ${more} de plus` : ''}`
}

/**
 * Sends the pictures and films that a place has not for a recipient, and goes on where a sending for the same one broke off.
 * Returns the names of those that cannot be read here.
 */
async function sendFiles(
  place: BackupPlace,
  present: Set<string>,
  storage: MediaStorage,
  recipient: string,
  goOn: () => Promise<unknown>,
): Promise<string[]> {
  const linesOf = async (name: string) =>
    present.has(name) ? (await text(await place.read(name))).trim().split('\n') : []
  const [forWhom] = await linesOf(RECIPIENT)
  const [meant, ...before] = await linesOf(PROGRESS)
  // Whoever has today's key alone opens those of another no more; who opens those of a place that says nothing is unknown.
  let former = new Set([...present].filter((name) => name.endsWith(ENCRYPTED) && name.startsWith(FILES)))
  if (forWhom === recipient) former.clear()
  else if (forWhom === undefined && meant === recipient) former = new Set(before)
  const noteProgress = () => place.put(PROGRESS, Readable.from([[recipient, ...former, ''].join('\n')]))
  // In this order: where the place says both, nothing was sent for another since the first was said.
  if (forWhom !== recipient) {
    await place.remove(RECIPIENT)
    await noteProgress()
  }
  const unread: string[] = []
  try {
    for await (const { name } of storage.list()) {
      const target = `${FILES}${name}${ENCRYPTED}`
      if (present.has(target) && !former.has(target)) continue
      try {
        await place.put(target, await encrypt(recipient, await storage.read(name)))
        // Erased while it was sent.
        if (!(await storage.find(name))) await place.remove(target)
        if (former.delete(target) && former.size % NOTED_EVERY === 0) await noteProgress()
      } catch (error) {
        await goOn()
        const isThere = await storage.find(name)
        if (isThere && (await isReadable(storage, name))) throw error
        if (isThere) {
          log('error', 'backup-file-unreadable', { name, ...errorFields(error) })
          unread.push(name)
        }
      }
      await goOn()
    }
  } catch (error) {
    if (forWhom !== recipient) await noteProgress().catch(() => undefined)
    throw error
  }
  // What is no more here is nobody's to open: it does not keep the rest from being today's key's.
  if (forWhom !== recipient && !unread.some((name) => former.has(`${FILES}${name}${ENCRYPTED}`))) {
    await place.put(RECIPIENT, Readable.from([`${recipient}\n`]))
    await place.remove(PROGRESS)
  } else if (forWhom === recipient && meant) await place.remove(PROGRESS)
  return unread
}

/** Says whether a file can be read whole: what did not go away may be the place's fault, or its own. */
const isReadable = (storage: MediaStorage, name: string): Promise<boolean> =>
  sumOf(storage, name).then(
    () => true,
    () => false,
  )

/** Names every file of a folder in another one as well, once. */
async function linkFiles(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(undefinedIfAbsent)
  if (!names?.length) return
  await mkdir(to, { recursive: true, mode: 0o700 })
  const present = new Set(await readdir(to))
  for (const name of names)
    if (MEDIA_NAME.test(name) && !present.has(name)) await copyOrLink(join(from, name), join(to, name))
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
