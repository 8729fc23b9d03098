import { diffIndices } from 'node-diff3'
import type { Json } from './three-way-merge.ts'

/** What became of an entry of a list. One that was both moved and changed counts as changed. */
export type EntryChange =
  | { kind: 'added' | 'moved'; after: Json }
  | { kind: 'removed'; before: Json }
  | { kind: 'changed'; before: Json; after: Json }

/** The most entries on each side that are told apart. */
const ENTRIES_LIMIT = 500

/** An entry that is not where it was, and the run of such entries that it belongs to. */
interface Loose {
  entry: Json
  text: string
  hunk: number
}

/**
 * Says what became of a list's entries, in the order of the list: `same` recognises an entry wherever it went,
 * `alike` one that took the place of another. Returns undefined for a list too long to be told entry by entry.
 */
export function listChanges(
  before: Json[],
  after: Json[],
  { same, alike }: Record<'same' | 'alike', (one: Json, other: Json) => boolean>,
): EntryChange[] | undefined {
  if (before.length > ENTRIES_LIMIT || after.length > ENTRIES_LIMIT) return undefined
  const { gone, come } = looseEntries(before, after)
  const found = new Map<Loose, Loose>()
  const match = (fits: (one: Loose, other: Loose) => boolean) => {
    const taken = new Set(found.values())
    const left = new Set(gone.filter((one) => !taken.has(one)))
    for (const other of come) {
      const one = found.has(other) ? undefined : [...left].find((candidate) => fits(candidate, other))
      if (!one) continue
      found.set(other, one)
      left.delete(one)
    }
  }
  match((one, other) => one.text === other.text)
  match((one, other) => same(one.entry, other.entry))
  match((one, other) => one.hunk === other.hunk && alike(one.entry, other.entry))

  const matched = new Set(found.values())
  const removed = gone.filter((one) => !matched.has(one))
  return [
    ...come.map((other): EntryChange => {
      const one = found.get(other)
      if (!one) return { kind: 'added', after: other.entry }
      if (one.text === other.text) return { kind: 'moved', after: other.entry }
      return { kind: 'changed', before: one.entry, after: other.entry }
    }),
    ...removed.map(({ entry }): EntryChange => ({ kind: 'removed', before: entry })),
  ]
}

function looseEntries(before: Json[], after: Json[]): { gone: Loose[]; come: Loose[] } {
  const [a, b] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry))) as [string[], string[]]
  const loose = (list: Json[], texts: string[], [from, count]: [number, number], hunk: number): Loose[] =>
    list.slice(from, from + count).map((entry, index) => ({ entry, text: texts[from + index]!, hunk }))
  const hunks = diffIndices(a, b)
  return {
    gone: hunks.flatMap(({ buffer1 }, index) => loose(before, a, buffer1 as [number, number], index)),
    come: hunks.flatMap(({ buffer2 }, index) => loose(after, b, buffer2 as [number, number], index)),
  }
}
