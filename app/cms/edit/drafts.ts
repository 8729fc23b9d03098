import { ASKED } from '../../lib/page-parameters'
import type { Moments } from './use-planning'

/** A text that was typed and not saved, with what it was based on. */
export interface Draft<T> {
  value: T
  base: unknown
  /** ISO timestamp, UTC. */
  at: string
  /** The address of the page on which it was typed; its path alone, or left out, by earlier releases. */
  page?: string
  /** When it is to be saved, where that was said. */
  moments?: Moments | undefined
}

const PREFIX = 'brouillon:'

/** Ends the keys of what is typed on this page: another tab never writes over it. */
const OWN = `#${[...crypto.getRandomValues(new Uint32Array(2))].join('-')}`

const ENDING = /#\d+-\d+$/

/**
 * The keys of this page by their places. The first look at a place takes up what is left there; from then on only what is
 * typed on this page is found: another tab may still be typing the rest.
 */
const keys = new Map<string, string>()

/** Finds what was typed at a place and not saved, by this browser; undefined where there is nothing. */
export function findDraft<T>(place: string): Draft<T> | undefined {
  try {
    if (!keys.has(place)) keys.set(place, keyLeftAt(place) ?? keyOf(place))
    return read<T>(keyOf(place))
  } catch {
    return undefined
  }
}

/** Keeps what is typed at a place, at once: a tab may be gone at the next moment. Returns false where it cannot. */
export function keepDraft<T>(place: string, value: T, base: unknown, moments?: Moments): boolean {
  try {
    const draft: Draft<T> = { value, base, at: new Date().toISOString(), page: pageAddress(), moments }
    const key = keyOf(place)
    keys.set(place, key)
    localStorage.setItem(key, JSON.stringify(draft))
    // This tab finds it first, once it is loaded again.
    sessionStorage.setItem(PREFIX + place, key)
    return true
  } catch {
    return false
  }
}

/** Keeps when what was typed at a place is to be saved, where there is such a text. */
export function keepMoments(place: string, moments: Moments | undefined): void {
  const draft = findDraft(place)
  if (draft) keepDraft(place, draft.value, draft.base, moments)
}

/** Forgets what was typed at a place: it is saved, or given up. */
export function forgetDraft(place: string): void {
  try {
    localStorage.removeItem(keyOf(place))
    keys.set(place, PREFIX + place + OWN)
  } catch {
    // Nothing was kept.
  }
}

/** Lists the places, as `collection/id/field`, where something was typed and not saved, by this browser. */
export function listDrafts(): string[] {
  try {
    return [...new Set(draftKeys().map(placeOf))]
  } catch {
    return []
  }
}

/** Says whether a text was typed on the page that is shown, whatever else its address asked for. */
export function isTypedHere(draft: Draft<unknown> | undefined): boolean {
  return draft?.page?.replace(/\?.*/, '') === location.pathname
}

/** Gives the places of drafts, and what they know of addresses and ids, the names that `rename` makes of them. */
export function renameDrafts(rename: (name: string) => string): void {
  try {
    for (const key of draftKeys()) {
      const draft = read(key)
      const place = placeOf(key)
      const [next, page] = [rename(place), draft?.page && rename(draft.page)]
      if (!draft || (next === place && page === draft.page)) continue
      const [collection = ''] = next.split('/')
      const base = withId(draft.base, (id) => rename(`${collection}/${id}`).slice(collection.length + 1))
      localStorage.setItem(PREFIX + next + key.slice((PREFIX + place).length), JSON.stringify({ ...draft, base, page }))
      if (next !== place) localStorage.removeItem(key)
    }
  } catch {
    // They stay as they are.
  }
}

/** What a text was based on, with its id as `rename` says it, where it has one. */
function withId(base: unknown, rename: (id: string) => string): unknown {
  const { id } = (base ?? {}) as { id?: unknown }
  return typeof id === 'string' ? { ...(base as object), id: rename(id) } : base
}

const keyOf = (place: string) => keys.get(place) ?? PREFIX + place + OWN

/** Finds what was left at a place: by this tab, as before it was loaded again, or else what is newest. */
function keyLeftAt(place: string): string | undefined {
  const left = draftKeys().filter((key) => placeOf(key) === place && read(key))
  const last = sessionStorage.getItem(PREFIX + place)
  const newest = () => left.toSorted((one, other) => (read(one)!.at > read(other)!.at ? -1 : 1))[0]
  return left.find((key) => key === last) ?? newest()
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))

const placeOf = (key: string) => key.slice(PREFIX.length).replace(ENDING, '')

function read<T>(key: string): Draft<T> | undefined {
  const text = localStorage.getItem(key)
  try {
    return text === null ? undefined : (JSON.parse(text) as Draft<T>)
  } catch {
    return undefined
  }
}

/** The address of the page, without what it asks for once: a form, or word of what it has done. */
function pageAddress(): string {
  const { pathname, searchParams } = new URL(location.href)
  for (const name of Object.values(ASKED)) searchParams.delete(name)
  return [pathname, searchParams].filter(String).join('?')
}
