/**
 * Says which of the ids that two orders share must have moved to come from one to the other: as few as can be. Each
 * order has an id once.
 */
export function leastMoves(before: string[], after: string[]): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]))
  const shared = after.filter((id) => places.has(id))
  const staying = new Set(longestRising(shared.map((id) => places.get(id)!)))
  return new Set(shared.filter((id) => !staying.has(places.get(id)!)))
}

/** The longest run of numbers that rises, gaps allowed, by patience sorting. */
function longestRising(numbers: number[]): number[] {
  /** The index of the lowest number that a run of each length can end with. */
  const ends: number[] = []
  const previous: number[] = []
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (numbers[ends[middle]!]! < number) low = middle + 1
      else high = middle
    }
    previous.push(low > 0 ? ends[low - 1]! : -1)
    ends[low] = index
  }
  const run: number[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) run.push(numbers[index]!)
  return run
}
