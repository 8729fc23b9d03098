import { PARAMETERS } from '../app/content/page-parameters.ts'
import type { RenderedPage } from '../app/http/rendered-page.server.ts'
import { collectReads, type Known, type Reads } from '../app/lib/reads.server.ts'
import { EVERYTHING } from '../app/store/content-changes.server.ts'
import type { ContentWatch } from '../app/store/content-watch.server.ts'
import { acceptedEncoding, ENCODINGS, type Encoding } from './accepted-encoding.ts'
import {
  compressPage,
  finishPage,
  formFor,
  type FinishedPage,
  type PageForm,
  type PageRequest,
} from './finished-page.ts'

/** How much memory kept pages may take, in bytes: several times what the pages of a large site do. */
const ROOM = { plain: 48 * 1024 * 1024, asked: 8 * 1024 * 1024 }

/** How often a page is made again because what it shows was changed meanwhile, before it is given as it is. */
const ATTEMPTS = 5

/** How many readings are kept for pages to come: several times the documents that all pages but the news show. */
const KNOWN_LIMIT = 500

/** How long a page must have stood before it is compressed as well as can be, in milliseconds. */
const CALM = 2000

const KNOWN_PARAMETERS = Object.values(PARAMETERS)

interface Kept {
  page: FinishedPage
  reads: Set<string>
  size: number
}

/** A page that is being made, and what was changed meanwhile. */
interface Making {
  changed: Set<string>
}

/** Renders a page for nobody in particular; `expiresAt` is when it ends by itself, and its bytes may be taken apart. */
export type Render = (
  address: string,
  taken: RenderedPage,
) => Promise<{ response: Response; expiresAt: Date | undefined }>

export type PageCache = ReturnType<typeof keepPages>

/**
 * Keeps the pages of visitors as they were made, until something that they show changes. Who asks while a page is
 * being made waits for the same one; one that was begun before a change is made again. `close` ends its work.
 */
export function keepPages(watch: ContentWatch, render: Render) {
  const shelves = { plain: new Shelf(ROOM.plain), asked: new Shelf(ROOM.asked) }
  const waiting = new Map<string, Promise<FinishedPage>>()
  const making = new Set<Making>()
  const listeners = new Set<() => void>()
  /** What pages have read, until it changes. */
  const known: Known = new Map()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const shelfOf = (address: string) => (address.includes('?') ? shelves.asked : shelves.plain)

  watch.listen((keys) => {
    for (const one of making) for (const key of keys) one.changed.add(key)
    forget(known, keys)
    const changed = new Set(keys)
    for (const shelf of Object.values(shelves)) shelf.removeWhere(({ reads }) => touches(changed, reads))
    for (const listener of listeners) listener()
  })

  /** The kept page of an address, if it is still what would be made now. */
  function find(address: string): FinishedPage | undefined {
    const kept = shelfOf(address).get(address)
    return kept && kept.page.expiresAt > Date.now() && watch.isCurrent() ? kept.page : undefined
  }

  /** The page of an address, made now if need be, and the form of it that a request is to have. */
  async function get(address: string, request: PageRequest): Promise<{ page: FinishedPage; form: PageForm }> {
    let page = find(address)
    if (!page) {
      const isCertain = await hasCaughtUp()
      page = find(address) ?? (await onlyOnce(address, isCertain))
    }
    const encoding = acceptedEncoding(request.acceptEncoding)
    const form = formFor(page, request) ?? (await compressPage(page, encoding, 'quick'))
    page.forms[encoding] ??= form
    return { page, form }
  }

  /** Says whether every change up to now is known of. */
  const hasCaughtUp = () =>
    watch.catchUp().then(
      () => true,
      () => false,
    )

  function onlyOnce(address: string, isCertain: boolean): Promise<FinishedPage> {
    let page = waiting.get(address)
    if (!page) {
      page = make(address, isCertain).finally(() => waiting.delete(address))
      waiting.set(address, page)
    }
    return page
  }

  async function make(address: string, isCertain: boolean): Promise<FinishedPage> {
    for (let attempt = 1; ; attempt += 1) {
      const one: Making = { changed: new Set() }
      making.add(one)
      try {
        const taken: RenderedPage = {}
        // What was read before may be used as long as every change since would have been heard of.
        const { result, reads } = await collectReads(() => render(address, taken), isCertain ? known : new Map())
        removeOldest(known, KNOWN_LIMIT)
        const page = await finishPage(result.response, taken.bytes, result.expiresAt)
        isCertain = await hasCaughtUp()
        const isTorn = touches(one.changed, reads.keys)
        if (isTorn && attempt < ATTEMPTS) continue
        if (isCertain && !isTorn && isToBeKept(page, reads)) keep(address, page, reads)
        return page
      } finally {
        making.delete(one)
      }
    }
  }

  function keep(address: string, page: FinishedPage, reads: Reads) {
    // Each page is counted with the copies that will be made of it.
    const size = page.bytes.length * 2
    shelfOf(address).put(address, { page, reads: reads.keys, size })
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void compressAll(), CALM).unref()
  }

  /** One at a time, and only the pages that are still kept. */
  async function compressAll() {
    const mine = timer
    for (const shelf of Object.values(shelves)) {
      for (const address of shelf.addresses()) {
        const page = shelf.get(address)?.page
        if (!page || page.isThorough) continue
        const forms: Partial<Record<Encoding, PageForm>> = {}
        for (const encoding of ENCODINGS) forms[encoding] = await compressPage(page, encoding, 'thorough')
        Object.assign(page, { forms, isThorough: true })
        if (closed || timer !== mine) return
      }
    }
    for (const listener of listeners) listener()
  }

  return {
    find,
    get,
    /** Hears that pages may be others than they were, or smaller. */
    listen: (listener: () => void) => void listeners.add(listener),
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** A page that anyone may have, and that lacks nothing. */
function isToBeKept({ status, headers }: FinishedPage, { failed }: Reads): boolean {
  const isPublic = headers['cache-control']?.includes('public') && headers['set-cookie'] === undefined
  return status === 200 && !failed && Boolean(isPublic)
}

/** Says whether something that was changed is among what was read; `collection/` stands for all of its documents. */
function touches(changed: Set<string>, reads: Set<string>): boolean {
  if (changed.size === 0) return false
  if (changed.has(EVERYTHING) || reads.has(EVERYTHING)) return true
  for (const key of changed) if (reads.has(key) || reads.has(listOf(key))) return true
  return false
}

/** Takes out what has changed, each document with the list that it stands in. */
function forget(known: Known, changed: string[]) {
  if (changed.includes(EVERYTHING)) known.clear()
  for (const key of changed) for (const one of [key, listOf(key)]) known.delete(one)
}

/** The key of the list that a document stands in. */
const listOf = (key: string) => key.slice(0, key.indexOf('/') + 1)

function removeOldest(known: Known, limit: number) {
  for (const key of known.keys()) {
    if (known.size <= limit) return
    known.delete(key)
  }
}

/** Says under which address a page is kept: without what no page reads, so that nobody can fill the memory with it. */
export function keptAddress(url: string): string {
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

/** Keeps the latest pages, in the room that it has. */
class Shelf {
  readonly #kept = new Map<string, Kept>()
  readonly #room: number
  #size = 0

  constructor(room: number) {
    this.#room = room
  }

  get(address: string): Kept | undefined {
    return this.#kept.get(address)
  }

  addresses(): string[] {
    return [...this.#kept.keys()]
  }

  put(address: string, kept: Kept) {
    this.#remove(address)
    this.#kept.set(address, kept)
    this.#size += kept.size
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#room) break
      this.#remove(oldest)
    }
  }

  removeWhere(isGone: (kept: Kept) => boolean) {
    for (const [address, kept] of this.#kept) if (isGone(kept)) this.#remove(address)
  }

  #remove(address: string) {
    this.#size -= this.#kept.get(address)?.size ?? 0
    this.#kept.delete(address)
  }
}
