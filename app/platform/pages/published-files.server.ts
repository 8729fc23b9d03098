import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorFields, log } from '../../lib/log.ts'
import { ENCODINGS, type Encoding } from '../http/accepted-encoding.server.ts'
import { compressQuickly, compressThoroughly, type FinishedPage } from './finished-page.server.ts'
import {
  clientFiles,
  copyFiles,
  copyFromBuild,
  DRAFT,
  makeOpenFolder,
  namesIn,
  OPEN_FILE,
  publicFolder,
  type CopiedFiles,
} from './copied-files.server.ts'
import type { PageCache } from './page-cache.server.ts'
import { turnsSoon } from '../http/headers.server.ts'
import { plainPage } from '../http/plain-page.server.ts'

/** Pages that no list names, and the one for any address that leads nowhere. */
const OTHERS = ['/robots.txt', '/sitemap.xml', '/actualites.atom', '/manifest.webmanifest', '/404']

/** How long to wait for more of what has changed, in milliseconds. */
const PATIENCE = 200

/**
 * How long nothing is to have changed before pages are compressed as well as can be, in milliseconds: of a site that is
 * being edited they all change again with the next footer, and each time that would take its processor a second.
 */
const CALM = 60_000

/** How long to wait before what failed is tried again, in milliseconds. */
const RETRY = 30_000

/** The longest delay that a timer takes, in milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1

/** What a web server shows in the place of a site that does not answer. */
const OUT_OF_ORDER = 'indisponible.html'

/** How much of an address the log shows, in characters. */
const PATH_SHOWN = 200

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

interface Publishing {
  dataDir: string
  /** What every address of the site begins with. */
  origin: string
  /** The addresses that are there even when search engines are not led to them. */
  standing: string[]
  /** Whether the site answers whoever asks for a page that is no file. */
  isAnswered?: boolean
  /** The pictures and films that are part of the copy; undefined where visitors read them elsewhere. */
  files: CopiedFiles | undefined
}

/**
 * Writes the pages that visitors see as files, with all that they show, for a web server that does not ask the site:
 * at the first `publish` or `soon` after it, and again once something has `changed`. Each file stands there whole or not
 * at all.
 */
export function publishFiles(pages: PageCache, { dataDir, origin, standing, isAnswered = false, files }: Publishing) {
  const folder = publicFolder(dataDir)
  /** What was written last of each page. */
  const written = new Map<string, { hash: string; isThorough: boolean }>()
  let isBuildCopied = false
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  /** When it runs next, as a timestamp. */
  let due = Infinity
  /** When nothing will have changed for long enough, as a timestamp. */
  let calmAt = 0
  let closed = false
  const isClosed = () => closed

  /**
   * Writes what is not as it should be. Returns how many pages there are; throws, once all that can be written is, what
   * the disk, a page or the storage of pictures and films has said first.
   */
  function publish(): Promise<number> {
    running ??= writeAll().finally(() => (running = undefined))
    return running
  }

  async function writeAll(): Promise<number> {
    // A build does not change while it is served, and to look at its two thousand files takes a tenth of a second of a processor.
    if (!isBuildCopied) await copyFiles(clientFiles(), copyFromBuild, folder, isClosed)
    if (closed) return 0
    isBuildCopied = true
    let failure: unknown
    if (files) {
      const copying = copyMedia(files, join(folder, 'media'))
      await copying.catch((error: unknown) => (failure = error))
    }
    const listed = await listedPages()
    const paths = listed ? [...new Set([...standing, ...listed, ...OTHERS])] : []
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

  /** Copies pictures and films, and removes those that the site has no more. */
  async function copyMedia({ list, copyTo }: CopiedFiles, to: string) {
    await copyFiles(list(), copyTo, to, isClosed)
    const others = new Set(await namesIn(to))
    for await (const { name } of list()) others.delete(name)
    for (const name of others) if (!closed) await rm(join(to, name), { force: true })
  }

  /** The plain addresses of the list that search engines are given. Undefined while the site is not online. */
  async function listedPages(): Promise<string[] | undefined> {
    const page = await pages.get(origin, '/sitemap.xml')
    if (page.status === 404) return undefined
    // What cannot be listed has not gone.
    if (page.status !== 200) throw new Error('The pages cannot be listed')
    const addresses = [...page.bytes.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => new URL(url!, origin),
    )
    return addresses.filter(({ search }) => search === '').map(({ pathname }) => pathname)
  }

  /** Returns when the page is to be written again although nothing changes, as a timestamp. */
  async function write(path: string): Promise<number> {
    const page = await pages.get(origin, path)
    if (page.status >= 500) throw new Error(`${path} cannot be made`)
    const file = join(folder, fileOf(path))
    // A web server gives a file a while longer, and one that is being replaced longer still.
    if (isAnswered && turnsSoon(page)) {
      for (const encoding of ENCODINGS) await rm(file + SUFFIXES[encoding], { force: true })
      written.delete(path)
      return page.expiresAt
    }
    const last = written.get(path)
    const isSame = last?.hash === page.hash
    const isThorough = Date.now() >= calmAt || (isSame && last.isThorough)
    if (!isSame || isThorough !== last.isThorough) {
      await (isThorough ? compressThoroughly(page) : compressQuickly(page))
      await writeForms(page, file)
      written.set(path, { hash: page.hash, isThorough })
    }
    return isThorough ? page.expiresAt : Math.min(page.expiresAt, calmAt)
  }

  async function writeForms(page: FinishedPage, file: string) {
    for (const encoding of ENCODINGS) {
      const form = page.forms[encoding]!
      const isOwn = encoding === 'identity' || form.headers['content-encoding'] !== undefined
      if (isOwn) await writeWhole(folder, file + SUFFIXES[encoding], form.bytes)
      else await rm(file + SUFFIXES[encoding], { force: true })
    }
  }

  async function removeOthers(files: Set<string>) {
    for (const name of await namesIn(folder)) {
      const file = name.replace(/\.(?:br|gz)$/, '')
      const isPage = file.endsWith('.html') || OTHERS.includes(`/${file}`)
      if (isPage && !files.has(file)) await rm(join(folder, name), { force: true })
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
    /** For what has changed: the same, and not as small as can be while more may follow. */
    changed() {
      calmAt = Date.now() + CALM
      later(PATIENCE)
    },
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
