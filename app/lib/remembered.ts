/** How much of results and what they were made of is kept of each function, in characters: several times the texts of a large site. */
const ROOM = 2_000_000

/** What an entry takes beside its texts, in characters. */
const ENTRY = 50

/** Makes a function that works each result out once, as long as there is room; it must depend on nothing else. */
export function remembered<K extends string | number, V>(work: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>()
  let size = 0
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = work(key)
    const added = lengthOf(key) + lengthOf(result) + ENTRY
    if (added > ROOM) return result
    if (size + added > ROOM) {
      results.clear()
      size = 0
    }
    results.set(key, result)
    size += added
    return result
  }
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)
