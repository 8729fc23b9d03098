import { z } from 'zod'
import { changeSchema, type Change } from '../content/changes.ts'
import { COLLECTIONS, isCollection } from '../content/collections.ts'
import type { RevisionPlace } from '../store/history.server.ts'

/** What the history's address asks for. What is wrong in it counts as not asked. */
export interface HistoryAsked {
  filter: { collection: string; id?: string | undefined } | undefined
  after: RevisionPlace | undefined
  /** The revision that was just made here, or that nothing had to be. */
  done: { collection: string; id: string; version: number } | 'nothing' | undefined
}

/** Reads what the history's address asks for. */
export function readHistoryAddress({ searchParams }: URL): HistoryAsked {
  const [, savedAt, version, place] = /^([^~]+)~(\d+)~(.+)$/.exec(searchParams.get('avant') ?? '') ?? []
  const after = documentOf(place)
  const [, doneVersion, donePlace] = /^(\d+)~(.+)$/.exec(searchParams.get('fait') ?? '') ?? []
  const done = documentOf(donePlace)
  return {
    filter: documentOf(searchParams.get('page') ?? undefined),
    after:
      after?.id !== undefined && savedAt && z.iso.datetime().safeParse(savedAt).success
        ? { savedAt, collection: after.collection, id: after.id, version: versionOf(version) }
        : undefined,
    done:
      searchParams.get('fait') === 'rien'
        ? 'nothing'
        : done?.id !== undefined
          ? { collection: done.collection, id: done.id, version: versionOf(doneVersion) }
          : undefined,
  }
}

/** Writes the address of the history that asks for this. */
export function historyAddress({ filter, after, done }: Partial<HistoryAsked>): string {
  const asked = new URLSearchParams()
  if (filter) asked.set('page', filter.id === undefined ? filter.collection : `${filter.collection}/${filter.id}`)
  if (after) asked.set('avant', `${after.savedAt}~${after.version}~${after.collection}/${after.id}`)
  if (done === 'nothing') asked.set('fait', 'rien')
  else if (done) asked.set('fait', `${done.version}~${done.collection}/${done.id}`)
  return asked.size > 0 ? `/historique?${asked}` : '/historique'
}

/** Reads what the history's forms ask to be done, and on which version it is based; undefined for anything else. */
export function readHistoryForm(form: FormData): { change: Change; version: number } | undefined {
  const given = (name: string) => (typeof form.get(name) === 'string' ? String(form.get(name)) : undefined)
  const [intent, collection, id, field] = ['intent', 'collection', 'id', 'field'].map(given)
  const version = /^\d{1,9}$/.test(given('version') ?? '') ? Number(given('version')) : undefined
  if (version === undefined || (intent !== 'restore' && intent !== 'remove')) return undefined
  const more = intent === 'restore' ? { version, ...(field !== undefined && { field }) } : {}
  const change = changeSchema.safeParse({ intent, collection, id, ...more })
  if (!change.success || (field !== undefined && !hasField(collection!, field))) return undefined
  return { change: change.data, version }
}

const hasField = (collection: string, field: string) =>
  isCollection(collection) && Object.hasOwn(COLLECTIONS[collection].schema.shape, field)

function documentOf(place: string | undefined): { collection: string; id: string | undefined } | undefined {
  const [, collection, id] = /^([^/]+)(?:\/([^/]+))?$/.exec(place ?? '') ?? []
  return collection && isCollection(collection) ? { collection, id } : undefined
}

/** The highest version that every database can be asked for. */
const VERSION_LIMIT = 2_000_000_000

const versionOf = (text: string | undefined) => Math.min(Number(text), VERSION_LIMIT)
