import { z } from 'zod'
import { changeSchema, type Change } from '../documents/changes.ts'
import { COLLECTIONS, isCollection } from '../documents/collections.ts'
import { ORIGIN, REMOVED, type HistoryFilter } from './filter.ts'
import { instantOf, isDay } from '../../lib/clock.ts'
import type { RevisionPlace, RevisionsAsked } from './history-places.server.ts'

/** What the history's address asks for. What is wrong in it counts as not asked. */
export interface HistoryAsked {
  filter: HistoryFilter
  after: RevisionPlace | undefined
  /** The revision that was just made here, or that nothing had to be. */
  done: Done | 'nothing' | undefined
}

/**
 * A revision that undid something, whether the end that was planned for that was given up with it, and whether what was
 * deleted meanwhile is left out of it.
 */
export interface Done {
  collection: string
  id: string
  version: number
  endsGivenUp?: boolean
  leavesOut?: boolean
}

/** Reads what the history's address asks for. */
export function readHistoryAddress({ searchParams }: URL): HistoryAsked {
  const [, savedAt, version, place] = /^([^~]+)~(\d+)~(.+)$/.exec(searchParams.get('avant') ?? '') ?? []
  const after = documentOf(place)
  const [, doneVersion, donePlace] = /^(\d+)~(.+)$/.exec(searchParams.get('fait') ?? '') ?? []
  const done = documentOf(donePlace)
  return {
    filter: readFilter(searchParams),
    after:
      after?.id !== undefined && savedAt && z.iso.datetime().safeParse(savedAt).success
        ? { savedAt, collection: after.collection, id: after.id, version: versionOf(version) }
        : undefined,
    done:
      searchParams.get('fait') === 'rien'
        ? 'nothing'
        : done?.id !== undefined
          ? {
              collection: done.collection,
              id: done.id,
              version: versionOf(doneVersion),
              ...(searchParams.has('fin') && { endsGivenUp: true }),
              ...(searchParams.has('sauf') && { leavesOut: true }),
            }
          : undefined,
  }
}

/** Two days count in either order. */
function readFilter(searchParams: URLSearchParams): HistoryFilter {
  const author = /^[\w-]{1,64}$/.exec(searchParams.get('par') ?? '')?.[0]
  const [from, until] = ['du', 'au'].map((name) => dayOf(searchParams.get(name) ?? ''))
  const [first, last] = from && until && from > until ? [until, from] : [from, until]
  return { place: documentOf(searchParams.get('page') ?? undefined), author, from: first, until: last }
}

/** Writes the address of the history that asks for this. */
export function historyAddress({ filter = {}, after, done }: Partial<HistoryAsked>): string {
  const { place, author, from, until } = filter
  const asked = new URLSearchParams()
  if (place) asked.set('page', place.id === undefined ? place.collection : `${place.collection}/${place.id}`)
  if (author) asked.set('par', author)
  if (from) asked.set('du', from)
  if (until) asked.set('au', until)
  if (after) asked.set('avant', `${after.savedAt}~${after.version}~${after.collection}/${after.id}`)
  if (done === 'nothing') asked.set('fait', 'rien')
  else if (done) asked.set('fait', `${done.version}~${done.collection}/${done.id}`)
  if (done !== 'nothing' && done?.endsGivenUp) asked.set('fin', '')
  if (done !== 'nothing' && done?.leavesOut) asked.set('sauf', '')
  return asked.size > 0 ? `/historique?${asked}` : '/historique'
}

/** Says which revisions a filter leaves: days are the institute's. */
export function revisionsAsked({ place, author, from, until }: HistoryFilter): Omit<RevisionsAsked, 'limit'> {
  return {
    ...place,
    author: author === undefined ? undefined : (OTHER_AUTHORS[author] ?? { user: author }),
    from: from && instantOf(from, '00:00').toISOString(),
    until: until && instantOf(until, '24:00').toISOString(),
  }
}

/** What the history's forms ask to be done, and the version over which alone it is to be, 0 for none. */
export interface HistoryStep {
  change: Change
  standing: number | undefined
}

/** Reads what the history's forms ask to be done; undefined for anything else. */
export function readHistoryForm(form: FormData): HistoryStep | undefined {
  const given = (name: string) => (typeof form.get(name) === 'string' ? String(form.get(name)) : undefined)
  const [intent, collection, id, field, entry] = ['intent', 'collection', 'id', 'field', 'entry'].map(given)
  const numberOf = (name: string) => (/^\d{1,9}$/.test(given(name) ?? '') ? Number(given(name)) : undefined)
  const version = numberOf('version')
  if (version === undefined || !['restore', 'remove', 'undo'].includes(intent ?? '')) return undefined
  const more = intent === 'restore' ? { version, field, entry } : {}
  const change = changeSchema.safeParse({ intent, collection, id, ...more })
  if (!change.success || (field === undefined ? entry !== undefined : !hasField(collection!, field))) return undefined
  return { change: change.data, standing: intent === 'remove' ? version : numberOf('standing') }
}

const hasField = (collection: string, field: string) =>
  isCollection(collection) && Object.hasOwn(COLLECTIONS[collection].schema.shape, field)

function documentOf(place: string | undefined): { collection: string; id: string | undefined } | undefined {
  const [, collection, id] = /^([^/]+)(?:\/([^/]+))?$/.exec(place ?? '') ?? []
  return collection && isCollection(collection) ? { collection, id } : undefined
}

const OTHER_AUTHORS: Record<string, 'nobody' | 'removed'> = { [ORIGIN]: 'nobody', [REMOVED]: 'removed' }

/** Days that every clock and database can tell. */
const dayOf = (text: string) => (isDay(text) && text.startsWith('2') ? text : undefined)

/** The highest version that every database can be asked for. */
const VERSION_LIMIT = 2_000_000_000

const versionOf = (text: string | undefined) => Math.min(Number(text), VERSION_LIMIT)
