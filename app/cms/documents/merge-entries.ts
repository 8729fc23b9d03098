import type { Entry } from '../../lib/entry-ids.ts'
import { leastMoves } from './least-moves.ts'
import type { Json } from '../../lib/json.ts'

type Three<T> = Record<'base' | 'mine' | 'theirs', T>

/**
 * Merges what two people made of a list whose entries have ids, each entry by `merge`, null where it is not. What one
 * removed is gone unless the other changed it; what both added at one place stands in the order of the saves, `theirs`
 * first; what both moved stands where `mine` has it. Returns undefined where an entry cannot be merged.
 */
export function mergeEntries(
  lists: Three<Entry[]>,
  merge: (base: Json, mine: Json, theirs: Json) => { value: Json } | undefined,
): Entry[] | undefined {
  const entry = { base: byId(lists.base), mine: byId(lists.mine), theirs: byId(lists.theirs) }
  const merged = new Map<string, Entry>()
  for (const id of new Set([...entry.theirs.keys(), ...entry.mine.keys()])) {
    const [base, mine, theirs] = [entry.base.get(id), entry.mine.get(id), entry.theirs.get(id)]
    const result = merge(base ?? null, mine ?? null, theirs ?? null)
    if (!result) return undefined
    if (result.value !== null) merged.set(id, result.value as Entry)
  }
  const order = mergedOrder({ base: idsOf(lists.base), mine: idsOf(lists.mine), theirs: idsOf(lists.theirs) })
  return order.flatMap((id) => merged.get(id) ?? [])
}

/** Puts into their order what was added or moved in mine: each after what stands before it there and has stayed. */
function mergedOrder({ base, mine, theirs }: Three<string[]>): string[] {
  const [known, here] = [new Set(base), new Set(mine)]
  const [movedByMe, movedByThem] = [leastMoves(base, mine), leastMoves(base, theirs)]
  const placedByMe = (id: string) => movedByMe.has(id) || !known.has(id)
  const order = theirs.filter((id) => !(here.has(id) && placedByMe(id)))
  /** What is not where I saw it: they have added it or moved it there. */
  const placedByThem = (id: string) => !here.has(id) || (movedByThem.has(id) && !movedByMe.has(id))
  for (const [place, id] of mine.entries()) {
    if (!placedByMe(id)) continue
    const anchor = mine.slice(0, place).findLast((other) => order.includes(other) && !placedByThem(other))
    let next = anchor === undefined ? 0 : order.indexOf(anchor) + 1
    while (next < order.length && placedByThem(order[next]!)) next++
    order.splice(next, 0, id)
  }
  return order
}

const byId = (list: Entry[]) => new Map(list.map((entry) => [entry.id, entry]))

const idsOf = (list: Entry[]) => list.map(({ id }) => id)
