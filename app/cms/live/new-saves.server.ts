import type { Database } from '../../platform/database/tables.ts'
import { listSavesSince } from '../documents/saves.server.ts'

/** Saves are asked for again from so long before the last one, for clocks and commits are not in step, in milliseconds. */
const OVERLAP = 5000

const lately = () => new Date(Date.now() - OVERLAP).toISOString()

/** Makes what lists the saves since it was asked last, each of them once. */
export function makeNewSaves(db: Database) {
  const told = new Map<string, number>()
  let since = ''

  return {
    /** Lets go of what was saved until now. */
    begin: () => void (since = lately()),
    async list() {
      // The clock may have been set back meanwhile.
      if (since > lately()) since = lately()
      const saves = await listSavesSince(db, since)
      const fresh = saves.filter(({ collection, id, version, savedAt }) => {
        const key = `${collection}/${id}/${version}`
        if (told.has(key)) return false
        told.set(key, Date.parse(savedAt))
        return true
      })
      const last = saves.at(-1)
      if (!last) return fresh
      const horizon = Math.min(Date.parse(last.savedAt), Date.now()) - OVERLAP
      since = new Date(horizon).toISOString()
      for (const [key, at] of told) if (at < horizon) told.delete(key)
      return fresh
    },
  }
}
