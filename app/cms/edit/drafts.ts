import { ASKED } from '../../lib/page-parameters'
import { nameNow } from './moved-names'
import type { Moments } from './use-planning'

/** A text that was typed and not saved, with what it was based on. */
export interface Draft<T> {
  value: T
  base: unknown
  /** ISO timestamp, UTC. */
  at: string
  /** The address of the page on which it was typed; its path alone, or left out, by earlier releases. */
  page?: string | undefined
  /** When it is to be saved, where that was said. */
  moments?: Moments | undefined
  /** What it goes on from, which is let go with it. */
  from?: Version | undefined
}

/** What was kept under a key at a moment: with another, it is what its tab has typed since. */
interface Version {
  key: string
  at: string
}

/** A draft that was found, with its place. */
interface FoundDraft<T> extends Draft<T> {
  key: string
  place: string
}

/** Said where a text cannot be kept. */
export const UNKEPT = 'Ce navigateur ne garde pas les textes : enregistrez avant de quitter la page.'

const PREFIX = 'brouillon:'

/** Ends the keys that this page writes. It writes none that it finds: another tab may still be typing there. */
const OWN = `#${[...crypto.getRandomValues(new Uint32Array(2))].join('-')}`

const ENDING = /#\d+-\d+$/

/**
 * What was left at a place at this page's first look there, by the key that this page writes for it. What another tab
 * types there after that look is not found: that tab may still be typing.
 */
const found = new Map<string, FoundDraft<unknown> | undefined>()

/** Finds what was typed at a place and not saved, by this browser; undefined where there is nothing. */
export function findDraft<T>(place: string): Draft<T> | undefined {
  try {
    const key = keyOf(place)
    const own = read<T>(key)
    if (own) return own
    if (!found.has(key)) found.set(key, draftsAt((one) => one === placeOf(key))[0])
    const left = found.get(key) as FoundDraft<T> | undefined
    return left && isStanding(left) ? left : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed at a place, at once: a tab may be gone at the next moment. Returns false where it cannot. */
export function keepDraft<T>(place: string, value: T, base: unknown, moments?: Moments): boolean {
  try {
    const key = keyOf(place)
    const left = found.get(key)
    const from = left && { key: left.key, at: left.at }
    const draft: Draft<T> = { value, base, at: new Date().toISOString(), page: pageAddress(), moments, from }
    localStorage.setItem(key, JSON.stringify(draft))
    // This tab finds it first, once it is loaded again.
    sessionStorage.setItem(key, '')
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
    const key = keyOf(place)
    localStorage.removeItem(key)
    letGo(found.get(key))
    found.set(key, undefined)
  } catch {
    // Nothing was kept.
  }
}

/** Lists what was typed and not saved, by this browser: what this tab has typed first, and the newest before others. */
export function listDrafts(): FoundDraft<unknown>[] {
  try {
    return draftsAt(() => true)
  } catch {
    return []
  }
}

/** Says whether a text was typed on the page that is shown, whatever else its address asked for. */
export function isTypedHere(draft: Draft<unknown>): boolean {
  return draft.page?.replace(/\?.*/, '') === location.pathname
}

const keyOf = (place: string) => PREFIX + nameNow(place) + OWN

const placeOf = (key: string) => nameNow(key.slice(PREFIX.length).replace(ENDING, ''))

function draftsAt(isAsked: (place: string) => boolean): FoundDraft<unknown>[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && isAsked(placeOf(key)))
  const isOfTab = ({ key }: Version) => Number(sessionStorage.getItem(key) !== null)
  return keys
    .flatMap((key) => readNow(key) ?? [])
    .sort((one, other) => isOfTab(other) - isOfTab(one) || (one.at > other.at ? -1 : 1))
}

/** Reads a draft with the names that treatments have now. */
function readNow(key: string): FoundDraft<unknown> | undefined {
  const draft = read(key)
  if (!draft) return undefined
  const place = placeOf(key)
  const [collection = ''] = place.split('/')
  const base = withId(draft.base, (id) => nameNow(`${collection}/${id}`).slice(collection.length + 1))
  return { ...draft, base, page: draft.page && nameNow(draft.page), key, place }
}

/** What a text was based on, with its id as `rename` says it, where it has one. */
function withId(base: unknown, rename: (id: string) => string): unknown {
  const { id } = (base ?? {}) as { id?: unknown }
  return typeof id === 'string' ? { ...(base as object), id: rename(id) } : base
}

const isStanding = ({ key, at }: Version) => read(key)?.at === at

/** Lets go of what was found, and of what that goes on from, unless it was typed on in the meantime. */
function letGo(version: Version | undefined): void {
  if (!version || !isStanding(version)) return
  const { from } = read(version.key)!
  localStorage.removeItem(version.key)
  letGo(from)
}

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
