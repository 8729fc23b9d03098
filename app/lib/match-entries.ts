import { diffIndices } from 'node-diff3'
import { canonical, type Fields } from './json.ts'

/** The most entries on each side that are looked at for more than being the same. */
const ENTRIES_LIMIT = 500

/** An entry with its text, and the run of entries that differ in which it stands. */
interface Candidate<T> {
  entry: T
  text: string
  hunk: number
}

/**
 * Finds, for entries that come without ids, which of the earlier ones each was: the same at its place or elsewhere,
 * one at its place that shares a value, or the only one that shares a value with no other.
 */
export function matchEntries<T extends Fields, U extends Fields>(before: T[], after: U[]): Map<U, T> {
  const found = new Map<U, T>()
  if (before.length === 0 || after.length === 0) return found
  let { gone, come } = apart(before, after, found)
  const match = (fits: (one: Candidate<T>, other: Candidate<U>) => boolean) => {
    for (const other of come) {
      const one = gone.find((candidate) => fits(candidate, other))
      if (!one) continue
      found.set(other.entry, one.entry)
      gone = gone.filter((candidate) => candidate !== one)
    }
    come = come.filter(({ entry }) => !found.has(entry))
  }
  match((one, other) => one.text === other.text)
  if (before.length > ENTRIES_LIMIT || after.length > ENTRIES_LIMIT) return found
  match((one, other) => one.hunk === other.hunk && sharesSome(one.entry, other.entry, () => true))
  const lone = loneValues(gone, come)
  match((one, other) => sharesSome(one.entry, other.entry, (value) => lone.has(value)))
  return found
}

/** Matches what stands as it stood, and returns the rest. */
function apart<T extends Fields, U extends Fields>(before: T[], after: U[], found: Map<U, T>) {
  const [a, b] = [before.map(textOf), after.map(textOf)]
  const gone: Candidate<T>[] = []
  const come: Candidate<U>[] = []
  let [left, right] = [0, 0]
  const keep = (until: number) => {
    while (left < until) found.set(after[right++]!, before[left++]!)
  }
  for (const [hunk, { buffer1, buffer2 }] of diffIndices(a, b).entries()) {
    keep(buffer1[0])
    for (const end = left + buffer1[1]; left < end; left++) gone.push({ entry: before[left]!, text: a[left]!, hunk })
    for (const end = right + buffer2[1]; right < end; right++)
      come.push({ entry: after[right]!, text: b[right]!, hunk })
  }
  keep(before.length)
  return { gone, come }
}

/** The values that one entry alone has on either side. */
function loneValues(gone: Candidate<Fields>[], come: Candidate<Fields>[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const side of [gone, come]) {
    seen.clear()
    for (const value of side.flatMap(({ entry }) => valuesOf(entry)))
      if (seen.has(value)) repeated.add(value)
      else seen.add(value)
  }
  return new Set([...seen].filter((value) => !repeated.has(value)))
}

const sharesSome = (one: Fields, other: Fields, counts: (value: string) => boolean) => {
  const values = new Set(valuesOf(one))
  return valuesOf(other).some((value) => values.has(value) && counts(value))
}

/** The values of an entry's fields, those that are empty left out. */
const valuesOf = (entry: Fields): string[] =>
  ownFields(entry).flatMap(([key, value]) => (value === '' || value === null ? [] : canonical([key, value])))

const textOf = (entry: Fields): string => canonical(Object.fromEntries(ownFields(entry)))

const ownFields = (entry: Fields) => Object.entries(entry).filter(([key]) => key !== 'id')
