import { diff3Merge } from 'node-diff3'
import { isEntryList } from '../../lib/entry-ids.ts'
import { canonical, isFields, isSame, type Json, type Fields } from '../../lib/json.ts'
import { mergeEntries } from './merge-entries.ts'

/**
 * Merges what two people made of the same value, as far as they changed different parts of it: keys of an object,
 * entries of a list that have ids, runs of a list of texts. Returns undefined where both changed the same part.
 */
export function threeWayMerge(base: Json, mine: Json, theirs: Json): { value: Json } | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine }
  if (isSame(base, mine)) return { value: theirs }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs)
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergeObjects(base, mine, theirs)
  return undefined
}

/**
 * Merges as far as that goes; each part that both changed, by its dotted path, is taken from whom `choose` says, and what
 * only the other has changed within it from them.
 */
export function mergeChoosing(
  base: Json,
  mine: Json,
  theirs: Json,
  choose: (path: string) => 'mine' | 'theirs',
  path = '',
): Json {
  const merged = threeWayMerge(base, mine, theirs)
  if (merged) return merged.value
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) {
    const [chosen, other] = choose(path) === 'mine' ? [mine, theirs] : [theirs, mine]
    return mergeInsisting(base, chosen, other)?.value ?? chosen
  }
  const value: Fields = {}
  for (const key of keysOf(mine, theirs)) {
    const within = path ? `${path}.${key}` : key
    const chosen = mergeChoosing(base[key] ?? null, mine[key] ?? null, theirs[key] ?? null, choose, within)
    if (chosen !== null) value[key] = chosen
  }
  return value
}

/** Lists the parts that both changed, by their dotted paths: empty for the value itself. */
export function conflictPaths(base: Json, mine: Json, theirs: Json): string[] {
  const paths: string[] = []
  mergeChoosing(base, mine, theirs, (path) => {
    paths.push(path)
    return 'mine'
  })
  return paths
}

/**
 * Makes a base for two texts of which it is not known what they go on from: each field that is not the same in both
 * counts as changed by both, unless neither says anything.
 */
export function unknownBase(mine: Fields, theirs: Fields): Fields {
  const differing = [...keysOf(mine, theirs)].filter((key) => {
    const [one, other] = [mine[key] ?? null, theirs[key] ?? null]
    return !isSame(one, other) && !(isNothing(one) && isNothing(other))
  })
  // Longer than either, it is neither.
  return Object.fromEntries(differing.map((key) => [key, JSON.stringify([mine[key], theirs[key]])]))
}

const isNothing = (value: Json) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Reads the part of a value at one of these paths; null where there is none. */
export const valueAt = (value: Json, path: string): Json =>
  path === '' ? value : path.split('.').reduce<Json>((one, key) => (one as Fields | null)?.[key] ?? null, value)

/**
 * Merges, with mine where both changed the same part. Returns undefined where they have removed an entry that I
 * changed: it is not to come back.
 */
export function mergeInsisting(base: Json, mine: Json, theirs: Json): { value: Json } | undefined {
  const merged = threeWayMerge(base, mine, theirs)
  if (merged) return merged
  if (isEntryList(base) && isEntryList(mine) && isEntryList(theirs)) {
    const ofEntry = (was: Json, my: Json, their: Json) =>
      was !== null && their === null ? undefined : mergeInsisting(was, my, their)
    const value = mergeEntries(
      { base, mine, theirs },
      (was, my, their) => threeWayMerge(was, my, their) ?? ofEntry(was, my, their),
    )
    return value && { value }
  }
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return { value: mine }
  const value: Fields = {}
  for (const key of keysOf(mine, theirs)) {
    const part = mergeInsisting(base[key] ?? null, mine[key] ?? null, theirs[key] ?? null)
    if (!part) return undefined
    if (part.value !== null) value[key] = part.value
  }
  return { value }
}

function mergeLists(base: Json[], mine: Json[], theirs: Json[]): { value: Json } | undefined {
  if (isEntryList(base) && isEntryList(mine) && isEntryList(theirs)) {
    const value = mergeEntries({ base, mine, theirs }, threeWayMerge)
    return value && { value }
  }
  const [a, o, b] = [mine, base, theirs].map((list) => list.map(canonical)) as [string[], string[], string[]]
  const regions = diff3Merge(a, o, b, { excludeFalseConflicts: true })
  if (regions.some(({ conflict }) => conflict)) return mergeInPlace(base, mine, theirs)
  const entries = new Map([...base, ...mine, ...theirs].map((entry) => [canonical(entry), entry]))
  return { value: regions.flatMap(({ ok }) => ok ?? []).map((entry) => entries.get(entry)!) }
}

/** Neighbouring texts that each of them changed, in lists where nothing comes, goes or moves. */
function mergeInPlace(base: Json[], mine: Json[], theirs: Json[]): { value: Json } | undefined {
  if (mine.length !== base.length || theirs.length !== base.length) return undefined
  const merged = base.map((entry, place) => threeWayMerge(entry, mine[place]!, theirs[place]!))
  return merged.every((one) => one !== undefined) ? { value: merged.map(({ value }) => value) } : undefined
}

function mergeObjects(base: Fields, mine: Fields, theirs: Fields): { value: Json } | undefined {
  const value: Fields = {}
  for (const key of keysOf(mine, theirs)) {
    // A key that one of them left out counts as null, and stays left out.
    const merged = threeWayMerge(base[key] ?? null, mine[key] ?? null, theirs[key] ?? null)
    if (!merged) return undefined
    if (merged.value !== null) value[key] = merged.value
  }
  return { value }
}

const keysOf = (mine: object, theirs: object) => new Set([...Object.keys(theirs), ...Object.keys(mine)])
