import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Outcome } from '../app/cms/documents/changes.ts'
import { FIRST_CONTENT } from '../app/cms/documents/first-content.ts'
import { sendChange } from '../tests/support/administrator.ts'
import { onServer } from '../tests/support/postgres-database.ts'

/** How long a save is sent again, as somebody would who reads that it failed, and how soon, in milliseconds. */
const PATIENCE = 15_000
const AGAIN = 100

/** Saves titles of treatments, each its own, in turn at the processes, and remembers what each save came to. */
export function makeSaver(origins: () => string, cookie: string) {
  const documents = Object.keys(FIRST_CONTENT.categories)
  const versions = new Map<string, number>()
  const busy = new Set<string>()
  const acknowledged: string[] = []
  const sent: string[] = []
  let failures = 0
  let lastSaved = 0
  let next = 0

  async function save(): Promise<void> {
    const id = documents[next++ % documents.length]!
    // One hand for each document: what is measured is outages, not conflicts.
    if (busy.has(id)) return
    busy.add(id)
    const title = `Titre ${next}`
    const base = versions.get(id) ?? 1
    const change = {
      intent: 'update',
      collection: 'categories',
      id,
      base,
      fields: { title },
      key: randomUUID(),
    } as const
    sent.push(title)
    const deadline = Date.now() + PATIENCE
    while (Date.now() < deadline) {
      const outcome = await attempt(change)
      if (outcome?.outcome === 'saved') {
        versions.set(id, outcome.document.version)
        acknowledged.push(title)
        lastSaved = Date.now()
        break
      }
      if (outcome) throw new Error(JSON.stringify(outcome))
      failures++
      await setTimeout(AGAIN)
    }
    busy.delete(id)
  }

  async function attempt(change: Parameters<typeof sendChange>[2]): Promise<Outcome | undefined> {
    try {
      const answer = await sendChange({ origin: origins() }, cookie, change)
      return answer.status < 500 ? ((await answer.json()) as Outcome) : undefined
    } catch {
      return undefined
    }
  }

  return {
    save,
    /** When a save was last acknowledged. */
    lastSaved: () => lastSaved,
    /** Counts what became of the saves, by the revisions that the database holds at the end. */
    async audit(database: string) {
      const rows = await onServer<{ title: string }>(
        database,
        `select data::json ->> 'title' as title from revisions where collection = 'categories'`,
      )
      const times = new Map<string, number>()
      for (const { title } of rows) times.set(title, (times.get(title) ?? 0) + 1)
      return {
        sent: sent.length,
        acknowledged: acknowledged.length,
        failures,
        lost: acknowledged.filter((title) => !times.has(title)).length,
        twice: sent.filter((title) => (times.get(title) ?? 0) > 1).length,
      }
    },
  }
}
