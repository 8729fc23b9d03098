import { diffIndices } from 'node-diff3'
import { isEntryList, type Entry } from '../../lib/entry-ids.ts'
import { isSame, type Json } from '../../lib/json.ts'
import { leastMoves } from './least-moves.ts'

/** What became of an entry of a list. One that was both moved and changed counts as changed. */
export type EntryChange =
  | { kind: 'added' | 'moved'; after: Json }
  | { kind: 'removed'; before: Json }
  | { kind: 'changed'; before: Json; after: Json }

/** The most texts on each side that are told apart. */
const TEXTS_LIMIT = 500

/**
 * Says what became of a list's entries, in the order of the list, those that are gone last: as few as can be have
 * moved. Entries are told by their ids; texts, which have none, by what they say and where. Returns undefined for a
 * list of texts too long to be told one by one.
 */
export function listChanges(before: Json[], after: Json[]): EntryChange[] | undefined {
  if (isEntryList(before) && isEntryList(after)) return entryChanges(before, after)
  if (before.length > TEXTS_LIMIT || after.length > TEXTS_LIMIT) return undefined
  return textChanges(before, after)
}

function entryChanges(before: Entry[], after: Entry[]): EntryChange[] {
  const [was, is] = [before, after].map((list) => new Map(list.map((entry) => [entry.id, entry]))) as [ById, ById]
  const moved = leastMoves([...was.keys()], [...is.keys()])
  return [
    ...[...is.values()].flatMap((entry): EntryChange[] => {
      const earlier = was.get(entry.id)
      if (!earlier) return [{ kind: 'added', after: entry }]
      if (!isSame(earlier, entry)) return [{ kind: 'changed', before: earlier, after: entry }]
      return moved.has(entry.id) ? [{ kind: 'moved', after: entry }] : []
    }),
    ...before.filter(({ id }) => !is.has(id)).map((entry): EntryChange => ({ kind: 'removed', before: entry })),
  ]
}

type ById = Map<string, Entry>

/** A text that is not where it was, and the run of such texts that it belongs to. */
interface Loose {
  entry: Json
  text: string
  hunk: number
}

function textChanges(before: Json[], after: Json[]): EntryChange[] {
  const { gone, come } = looseTexts(before, after)
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
  match((one, other) => one.hunk === other.hunk)

  const matched = new Set(found.values())
  return [
    ...come.map((other): EntryChange => {
      const one = found.get(other)
      if (!one) return { kind: 'added', after: other.entry }
      if (one.text === other.text) return { kind: 'moved', after: other.entry }
      return { kind: 'changed', before: one.entry, after: other.entry }
    }),
    ...gone.filter((one) => !matched.has(one)).map(({ entry }): EntryChange => ({ kind: 'removed', before: entry })),
  ]
}

function looseTexts(before: Json[], after: Json[]): { gone: Loose[]; come: Loose[] } {
  const [a, b] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry))) as [string[], string[]]
  const loose = (list: Json[], texts: string[], [from, count]: [number, number], hunk: number): Loose[] =>
    list.slice(from, from + count).map((entry, index) => ({ entry, text: texts[from + index]!, hunk }))
  const hunks = diffIndices(a, b)
  return {
    gone: hunks.flatMap(({ buffer1 }, index) => loose(before, a, buffer1 as [number, number], index)),
    come: hunks.flatMap(({ buffer2 }, index) => loose(after, b, buffer2 as [number, number], index)),
  }
}
