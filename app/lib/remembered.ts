/** How many results are kept: the texts of a large site's pages, a few megabytes. */
const ROOM = 5000

/** Makes a function that works each result out once, as long as there is room; it must depend on nothing else. */
export function remembered<K extends string | number, V>(work: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = work(key)
    if (results.size >= ROOM) results.clear()
    results.set(key, result)
    return result
  }
}
