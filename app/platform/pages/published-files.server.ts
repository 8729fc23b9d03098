import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { copyOrLink } from '../../lib/copy-file.server.ts'
import { errorFields, log } from '../../lib/log.ts'
import { ENCODINGS, type Encoding } from '../http/accepted-encoding.server.ts'
import { compressThoroughly } from './finished-page.server.ts'
import type { PageCache } from './page-cache.server.ts'
import { plainPage } from '../http/plain-page.server.ts'

/** What the build has made for browsers. */
const CLIENT = join('build', 'client')

/** Pages that no list names, and the one for any address that leads nowhere. */
const OTHERS = ['/robots.txt', '/sitemap.xml', '/actualites.atom', '/manifest.webmanifest', '/404']

/** How long to wait for more of what has changed, in milliseconds. */
const PATIENCE = 200

/** How long to wait before what failed is tried again, in milliseconds. */
const RETRY = 30_000

/** The longest delay that a timer takes, in milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1

/** What a web server shows in the place of a site that does not answer. */
const OUT_OF_ORDER = 'indisponible.html'

/** Whoever serves them has an account of its own; what this process writes is otherwise its own alone. */
const [OPEN_FILE, OPEN_FOLDER] = [0o644, 0o755]

/** Where the published files of a data folder are, in it: the only part of it that others may read. */
export const PUBLIC_FOLDER = 'public'

/** How much of an address the log shows, in characters. */
const PATH_SHOWN = 200

const DRAFT = '.brouillon-'

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** Files that are part of the copy; when each was put there is a timestamp. */
interface CopiedFiles {
  list: () => AsyncIterable<{ name: string; size: number; changedAt: number }>
  /** Makes of a file a new one at a path. */
  copyTo: (name: string, path: string) => Promise<void>
}

interface Publishing {
  dataDir: string
  /** What every address of the site begins with. */
  origin: string
  /** The pictures and films that are part of the copy; undefined where visitors read them elsewhere. */
  files: CopiedFiles | undefined
}

/** Says where the published files of a data folder are. */
export function publicFolder(dataDir: string): string {
  return join(dataDir, PUBLIC_FOLDER)
}

/**
 * Writes the pages that visitors see as files, with all that they show, for a web server that does not ask the site:
 * at the first `publish`, and `soon` after something has changed. Each file stands there whole or not at all.
 */
export function publishFiles(pages: PageCache, { dataDir, origin, files }: Publishing) {
  const folder = publicFolder(dataDir)
  /** What was written last of each page. */
  const written = new Map<string, string>()
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  /** When it runs next, as a timestamp. */
  let due = Infinity
  let closed = false

  /**
   * Writes what is not as it should be. Returns how many pages there are; throws, once all that can be written is, what
   * the disk, a page or the storage of pictures and films has said first.
   */
  function publish(): Promise<number> {
    running ??= writeAll().finally(() => (running = undefined))
    return running
  }

  async function writeAll(): Promise<number> {
    await copyFiles(clientFiles(), (name, path) => copyOrLink(join(CLIENT, name), path), folder)
    if (closed) return 0
    let failure: unknown
    if (files) {
      const copying = copyFiles(files.list(), files.copyTo, join(folder, 'media'))
      await copying.catch((error: unknown) => (failure = error))
    }
    const paths = [...(await listedPages()), ...OTHERS]
    let next = Infinity
    for (const path of paths) {
      if (closed) return 0
      try {
        next = Math.min(next, await write(path))
      } catch (error) {
        log('error', 'page-not-published', { path: path.slice(0, PATH_SHOWN), ...errorFields(error) })
        failure ??= error
      }
    }
    await writeWhole(folder, join(folder, OUT_OF_ORDER), Buffer.from(plainPage(500).html))
    await removeOthers(new Set([OUT_OF_ORDER, ...paths.map(fileOf)]))
    if (next < Infinity) later(Math.min(Math.max(next - Date.now(), PATIENCE), LONGEST_DELAY))
    if (failure) throw failure
    return paths.length
  }

  /** Puts files into a folder that are not there yet, or not as they are now. */
  async function copyFiles(all: ReturnType<CopiedFiles['list']>, copyTo: CopiedFiles['copyTo'], to: string) {
    for await (const { name, size, changedAt } of all) {
      if (closed) return
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

  /** The plain addresses of the list that search engines are given: it is complete. */
  async function listedPages(): Promise<string[]> {
    const page = await pages.get(origin, '/sitemap.xml')
    // What cannot be listed has not gone.
    if (page.status !== 200) throw new Error('The pages cannot be listed')
    const addresses = [...page.bytes.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => new URL(url!, origin),
    )
    return addresses.filter(({ search }) => search === '').map(({ pathname }) => pathname)
  }

  /** Returns when the page ends by itself, as a timestamp. */
  async function write(path: string): Promise<number> {
    const page = await pages.get(origin, path)
    if (page.status >= 500) throw new Error(`${path} cannot be made`)
    if (written.get(path) === page.hash) return page.expiresAt
    await compressThoroughly(page)
    const file = join(folder, fileOf(path))
    for (const encoding of ENCODINGS) {
      const form = page.forms[encoding]!
      const isOwn = encoding === 'identity' || form.headers['content-encoding'] !== undefined
      if (isOwn) await writeWhole(folder, file + SUFFIXES[encoding], form.bytes)
      else await rm(file + SUFFIXES[encoding], { force: true })
    }
    written.set(path, page.hash)
    return page.expiresAt
  }

  async function removeOthers(files: Set<string>) {
    for (const name of await namesIn(folder)) {
      const page = /^(.*\.html)(?:\.br|\.gz)?$/.exec(name)?.[1]
      if (page !== undefined && !files.has(page)) await rm(join(folder, name), { force: true })
    }
    for (const path of written.keys()) if (!files.has(fileOf(path))) written.delete(path)
  }

  /** Runs again after a delay, in milliseconds; what is due sooner stays so. */
  function later(delay: number) {
    const at = Date.now() + delay
    if (closed || at >= due) return
    due = at
    clearTimeout(timer)
    timer = setTimeout(() => {
      due = Infinity
      void publishAnew()
    }, delay).unref()
  }

  /** One that runs already may have passed what has changed since. */
  async function publishAnew() {
    try {
      await running?.catch(() => undefined)
      await publish()
    } catch (error) {
      if (closed) return
      log('error', 'publishing-failed', errorFields(error))
      later(RETRY)
    }
  }

  return {
    folder,
    publish,
    soon: () => later(PATIENCE),
    /** Ends after the file that is being written. */
    async close() {
      closed = true
      clearTimeout(timer)
      await running?.catch(() => undefined)
    },
  }
}

/** The file of a page's address: `soins/maquillage.html`; what has an ending of its own keeps it. */
function fileOf(path: string): string {
  const name = decodeURIComponent(path).slice(1) || 'index'
  return /\.(?:txt|xml|atom|webmanifest)$/.test(name) ? name : `${name}.html`
}

async function* clientFiles(): ReturnType<CopiedFiles['list']> {
  for (const name of await namesIn(CLIENT)) {
    const { size, mtimeMs } = await stat(join(CLIENT, name))
    yield { name, size, changedAt: mtimeMs }
  }
}

/** Makes a folder that everybody may read, with those around it that are not there either. */
async function makeOpenFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let folder = resolve(path); folder.length >= resolve(first).length; folder = dirname(folder))
    await chmod(folder, OPEN_FOLDER)
}

async function writeWhole(folder: string, target: string, bytes: Uint8Array): Promise<void> {
  await makeOpenFolder(dirname(target))
  const draft = join(folder, DRAFT + randomUUID())
  try {
    const file = await open(draft, 'wx')
    await file
      .chmod(OPEN_FILE)
      .then(() => file.writeFile(bytes))
      .then(() => file.sync())
      .finally(() => file.close())
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}

/** The names of the files of a folder and its folders, with a slash between; none where there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(DRAFT))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
