import { isFields, type Json, type Fields } from './json.ts'
import { matchEntries } from './match-entries.ts'

/** An entry of a list of objects: its id tells it from every other of that list, wherever it goes. */
export type Entry = Fields & { id: string }

/** What an entry's id is made of: 64 characters at most. */
export const ENTRY_ID = /^[\w-]{1,64}$/

/** Says whether a value is a list whose entries all have ids, or an empty one. */
export function isEntryList(value: Json | undefined): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => isFields(entry) && typeof entry['id'] === 'string')
}

interface Giving {
  /** The value as it stood before: an entry that comes without an id takes that of the one it was. */
  before?: Json | undefined
  make: () => string
}

/** Gives an id to every entry of a list of objects, however deep, that has none. The others keep theirs as it is. */
export function giveEntryIds<T extends Json>(value: T, giving: Giving): T
export function giveEntryIds(value: Json, { before, make }: Giving): Json {
  if (isFields(value)) {
    const inner = (key: string) => ({ before: isFields(before) ? before[key] : undefined, make })
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, giveEntryIds(one, inner(key))]))
  }
  if (!isObjectList(value)) return value
  const taken = new Set(value.map(({ id }) => id))
  const standing = (Array.isArray(before) ? before : []).filter(isEntry)
  const unclaimed = standing.filter(({ id }) => !taken.has(id))
  const earlier = matchEntries(
    unclaimed,
    value.filter((entry) => !hasId(entry)),
  )
  const newId = () => {
    for (;;) {
      const id = make()
      if (!taken.has(id)) return id
    }
  }
  return value.map((entry) => {
    const { id: given, ...fields } = entry
    const id = hasId(entry) ? given! : (earlier.get(entry)?.id ?? newId())
    taken.add(id)
    const was = standing.find((one) => one.id === id)
    return { id, ...giveEntryIds(fields, { before: was, make }) }
  })
}

/** Takes away the ids that are none, and those that an entry before has already. */
export function dropUnusableIds<T extends Json>(value: T): T
export function dropUnusableIds(value: Json): Json {
  if (isFields(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dropUnusableIds(one)]))
  if (!isObjectList(value)) return value
  const taken = new Set<Json | undefined>()
  return value.map(({ id, ...fields }) => {
    const isUsable = typeof id === 'string' && ENTRY_ID.test(id) && !taken.has(id)
    taken.add(id)
    return { ...(isUsable && { id }), ...dropUnusableIds(fields) }
  })
}

/** Reads a document's stored fields. Entries that an older version of the site has left without an id are numbered. */
export function withEntryIds<T extends Json>(stored: T, prefix = 'place'): T {
  if (hasAllIds(stored)) return stored
  let count = 0
  return giveEntryIds(dropUnusableIds(stored), { make: () => `${prefix}-${++count}` })
}

/** Says whether every entry of every list of objects has an id of its own, before all else, as it is written. */
function hasAllIds(value: Json): boolean {
  if (isFields(value)) return Object.values(value).every(hasAllIds)
  if (!isObjectList(value)) return true
  const taken = new Set<Json | undefined>()
  return value.every((entry) => {
    const { id } = entry
    const isUsable = Object.keys(entry)[0] === 'id' && typeof id === 'string' && ENTRY_ID.test(id) && !taken.has(id)
    taken.add(id)
    return isUsable && Object.entries(entry).every(([key, one]) => key === 'id' || hasAllIds(one))
  })
}

/** Takes the ids of entries away, to compare values with what was written without. */
export function withoutEntryIds(value: Json): Json {
  if (isFields(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutEntryIds(one)]))
  if (!isObjectList(value)) return Array.isArray(value) ? value.map(withoutEntryIds) : value
  const withoutId = (entry: Fields) => Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'id'))
  return value.map((entry) => withoutEntryIds(withoutId(entry)))
}

const hasId = ({ id }: Fields) => id !== undefined && id !== null

const isEntry = (value: Json): value is Entry => isEntryList([value])

const isObjectList = (value: Json): value is Fields[] => Array.isArray(value) && value.every(isFields)
