import type { Entry } from '../../lib/entry-ids.ts'
import { isSame } from '../../lib/json.ts'

/**
 * Makes an entry of a list what it was then: what it says or, where that is as it was, its place. One that is gone
 * comes back after what stood before it; one that was not there goes.
 */
export function restoreEntry(now: Entry[], then: Entry[], id: string): Entry[] {
  const [is, was] = [now, then].map((list) => list.find((entry) => entry.id === id))
  if (is && was && !isSame(is, was)) return now.map((entry) => (entry === is ? was : entry))
  const others = now.filter((entry) => entry !== is)
  if (!was) return others
  const places = new Map(others.map((entry, place) => [entry.id, place]))
  const before = then.slice(0, then.indexOf(was)).findLast((entry) => places.has(entry.id))
  return others.toSpliced(before ? places.get(before.id)! + 1 : 0, 0, was)
}
