import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { undefinedIfAbsent } from '../../lib/absent-file.ts'
import { copyOrLink } from '../../lib/copy-file.server.ts'
import { errorFields, log } from '../../lib/log.ts'

/** What the build has made for browsers. */
export const CLIENT = join('build', 'client')

/** Whoever serves them has an account of its own; what this process writes is otherwise its own alone. */
export const OPEN_FILE = 0o644
const OPEN_FOLDER = 0o755

/** Where the published files of a data folder are, in it: the only part of it that others may read. */
export const PUBLIC_FOLDER = 'public'

/** How long the scripts and styles of a version are kept once it serves no more, in milliseconds. */
const YEAR = 365 * 24 * 60 * 60_000

/** What the name of a file that is being written begins with. */
export const DRAFT = '.brouillon-'

/** Files that are part of the copy; when each was put there is a timestamp. */
export interface CopiedFiles {
  list: () => AsyncIterable<{ name: string; size: number; changedAt: number }>
  /** Makes of a file a new one at a path. */
  copyTo: (name: string, path: string) => Promise<void>
}

/** Says where the published files of a data folder are. */
export function publicFolder(dataDir: string): string {
  return join(dataDir, PUBLIC_FOLDER)
}

/**
 * Puts the scripts and styles of the build beside those of the versions before: whoever read a page of one of them, or of
 * another process, is given its own by any process on this folder. What the disk refuses is logged.
 */
export async function publishScripts(dataDir: string): Promise<void> {
  const scripts = clientFiles('static/')
  const folder = publicFolder(dataDir)
  try {
    await copyFiles(scripts, copyFromBuild, folder)
    await removeOutdated(join(folder, 'static'), new Set(await namesIn(join(CLIENT, 'static'))))
  } catch (error) {
    log('error', 'publishing-failed', errorFields(error))
  }
}

/** Removes what no version has had for a year: each says at its start which files are its own. */
async function removeOutdated(folder: string, own: Set<string>): Promise<void> {
  const now = new Date()
  for (const name of await namesIn(folder)) {
    const file = join(folder, name)
    if (own.has(name)) await utimes(file, now, now)
    else if ((await stat(file)).mtimeMs < now.getTime() - YEAR) await rm(file, { force: true })
  }
}

/** Makes of a file of the build a new one at a path. */
export const copyFromBuild = (name: string, path: string) => copyOrLink(join(CLIENT, name), path)

/** Puts files into a folder that are not there yet, or not as they are now. */
export async function copyFiles(
  all: ReturnType<CopiedFiles['list']>,
  copyTo: CopiedFiles['copyTo'],
  to: string,
  isClosed = () => false,
): Promise<void> {
  for await (const { name, size, changedAt } of all) {
    if (isClosed()) return
    const target = join(to, name)
    const there = await stat(target).catch(() => undefined)
    if (there && there.size === size && there.mtimeMs >= changedAt) continue
    await makeOpenFolder(dirname(target))
    const draft = join(to, DRAFT + randomUUID())
    try {
      await copyTo(name, draft)
      await chmod(draft, OPEN_FILE)
      await rename(draft, target)
    } finally {
      await rm(draft, { force: true })
    }
  }
}

/** Lists the files of the build for browsers, those whose names begin so. */
export async function* clientFiles(within = ''): ReturnType<CopiedFiles['list']> {
  for (const name of await namesIn(CLIENT)) {
    // What the build says of itself is no page's.
    if (name.startsWith('.') || !name.startsWith(within)) continue
    const { size, mtimeMs } = await stat(join(CLIENT, name))
    yield { name, size, changedAt: mtimeMs }
  }
}

/** Makes a folder that everybody may read, with those around it that are not there either. */
export async function makeOpenFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let folder = resolve(path); folder.length >= resolve(first).length; folder = dirname(folder))
    await chmod(folder, OPEN_FOLDER)
}

/** The names of the files of a folder and its folders, with a slash between; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(undefinedIfAbsent)
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith(DRAFT))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
