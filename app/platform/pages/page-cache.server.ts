import { LRUCache } from 'lru-cache'
import { PARAMETERS } from '../../lib/page-parameters.ts'
import type { ContentVersion } from './content-version.server.ts'
import { acceptedEncoding } from '../http/accepted-encoding.server.ts'
import {
  compressPage,
  finishPage,
  formFor,
  hasSameAnswer,
  type FinishedPage,
  type PageForm,
  type PageRequest,
} from './finished-page.server.ts'

/** How much memory kept pages may take, in bytes: several times what the pages of a large site do. */
const ROOM = 48 * 1024 * 1024

/** How often a page is made again because something was changed meanwhile, before it is given as it is. */
const ATTEMPTS = 5

/** And for how long, in milliseconds: where one making takes seconds, all who ask would wait for five. */
const PATIENCE = 3_000

const KNOWN_PARAMETERS = Object.values(PARAMETERS)

interface CachedPage {
  page: FinishedPage
  /** The version of the content that it shows. */
  version: number
}

/** Renders a page for nobody in particular, at an address in full; `expiresAt` is when it ends by itself. */
export type Render = (address: string) => Promise<{ response: Response; expiresAt: Date | undefined }>

export type PageCache = ReturnType<typeof openPageCache>

/**
 * Keeps the pages of visitors as they were made, each by its path and for the version of the content that it shows: what
 * is kept is the same under any origin. Who asks while a page is being made waits for the same one. `failedQueries`
 * counts those of the database: a page that was made meanwhile may lack something, and is not kept.
 */
export function openPageCache(version: ContentVersion, render: Render, failedQueries: () => number) {
  const cached = new LRUCache<string, CachedPage>({
    maxSize: ROOM,
    // With the copies that will be made of it.
    sizeCalculation: ({ page }) => page.bytes.length * 2 + 1,
  })
  const rendering = new Map<string, Promise<FinishedPage>>()

  /** The kept page of a path, if it is still what would be made now. */
  function find(path: string): FinishedPage | undefined {
    const found = cached.get(path)
    const isCurrent = found && found.version === version.current() && found.page.expiresAt > Date.now()
    return isCurrent ? found.page : undefined
  }

  /** The page of a path, made now if need be. */
  async function get(origin: string, path: string): Promise<FinishedPage> {
    const found = find(path)
    if (found) return found
    await latestVersion()
    return find(path) ?? (await renderOnce(origin, path))
  }

  /** The same, in the form that a request is to have. */
  async function getForm(
    origin: string,
    path: string,
    request: PageRequest,
  ): Promise<{ page: FinishedPage; form: PageForm }> {
    const page = await get(origin, path)
    const encoding = acceptedEncoding(request.acceptEncoding)
    const form = formFor(page, request) ?? (await compressPage(page, encoding, 'quick'))
    page.forms[encoding] ??= form
    return { page, form }
  }

  /** Undefined while the database does not answer. */
  const latestVersion = () => version.latest().catch(() => undefined)

  function renderOnce(origin: string, path: string): Promise<FinishedPage> {
    const address = origin + path
    let page = rendering.get(address)
    if (!page) {
      page = renderPage(address, path).finally(() => rendering.delete(address))
      rendering.set(address, page)
    }
    return page
  }

  /** A page during whose making something was changed may show two versions: it is made again. */
  async function renderPage(address: string, path: string): Promise<FinishedPage> {
    const began = performance.now()
    for (let attempt = 1; ; attempt += 1) {
      const [before, failures] = [await latestVersion(), failedQueries()]
      const { response, expiresAt } = await render(address)
      const page = await finishPage(response, expiresAt)
      const after = await latestVersion()
      if (before !== after && attempt < ATTEMPTS && performance.now() - began < PATIENCE) continue
      const isWhole = before === after && failures === failedQueries()
      if (after !== undefined && isWhole && isToBeKept(path, page)) keep(path, page, after)
      return page
    }
  }

  function keep(path: string, page: FinishedPage, version: number) {
    const earlier = cached.peek(path)?.page
    if (earlier && hasSameAnswer(earlier, page)) page.forms = earlier.forms
    cached.set(path, { page, version })
  }

  /** How many pages are kept, and how much memory they may take, in bytes. */
  const size = () => ({ pages: cached.size, bytes: cached.calculatedSize ?? 0 })

  return { find, get, getForm, size }
}

/** A page that anyone may have. With parameters there are as many addresses as somebody cares to write. */
function isToBeKept(path: string, { status, headers }: FinishedPage): boolean {
  const isPublic = headers['cache-control']?.includes('public') && headers['set-cookie'] === undefined
  return status === 200 && Boolean(isPublic) && !path.includes('?')
}

/** Says which page a path leads to: the path without the parameters that no page reads. */
export function withoutUnread(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const asked = new URLSearchParams(url.slice(start))
  const read = new URLSearchParams()
  for (const name of KNOWN_PARAMETERS) {
    const value = asked.get(name)
    if (value !== null) read.set(name, value)
  }
  return url.slice(0, start) + (read.size > 0 ? `?${read}` : '')
}
