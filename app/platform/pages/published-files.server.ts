import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorFields, log } from '../../lib/log.ts'
import {
  clientFiles,
  copyFiles,
  copyFromBuild,
  namesIn,
  publicFolder,
  type CopiedFiles,
} from './copied-files.server.ts'
import type { PageCache } from './page-cache.server.ts'
import { makePageFiles } from './page-files.server.ts'

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

/** How much of an address the log shows, in characters. */
const PATH_SHOWN = 200

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
  const written = makePageFiles({ folder, others: OTHERS, isAnswered })
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
      const copying = copyMedia(files, join(folder, 'media'), isClosed)
      await copying.catch((error: unknown) => (failure = error))
    }
    const listed = await listedPages(pages, origin)
    const paths = listed ? [...new Set([...standing, ...listed, ...OTHERS])] : []
    let next = Infinity
    for (const path of paths) {
      if (closed) return 0
      try {
        const page = await pages.get(origin, path)
        if (page.status >= 500) throw new Error(`${path} cannot be made`)
        next = Math.min(next, await written.write(path, page, calmAt))
      } catch (error) {
        log('error', 'page-not-published', { path: path.slice(0, PATH_SHOWN), ...errorFields(error) })
        failure ??= error
      }
    }
    await written.writeOutOfOrder()
    await written.removeOthers(paths)
    if (next < Infinity) later(Math.min(Math.max(next - Date.now(), PATIENCE), LONGEST_DELAY))
    if (failure) throw failure
    return paths.length
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

/** Copies pictures and films, and removes those that the site has no more. */
async function copyMedia({ list, copyTo }: CopiedFiles, to: string, isClosed: () => boolean): Promise<void> {
  await copyFiles(list(), copyTo, to, isClosed)
  const others = new Set(await namesIn(to))
  for await (const { name } of list()) others.delete(name)
  for (const name of others) if (!isClosed()) await rm(join(to, name), { force: true })
}

/** The plain addresses of the list that search engines are given. Undefined while the site is not online. */
async function listedPages(pages: PageCache, origin: string): Promise<string[] | undefined> {
  const page = await pages.get(origin, '/sitemap.xml')
  if (page.status === 404) return undefined
  // What cannot be listed has not gone.
  if (page.status !== 200) throw new Error('The pages cannot be listed')
  const addresses = [...page.bytes.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!, origin))
  return addresses.filter(({ search }) => search === '').map(({ pathname }) => pathname)
}
