import { randomUUID } from 'node:crypto'
import type { Change, Outcome } from '../app/cms/documents/changes.ts'
import { openSession, sendChange } from '../tests/support/administrator.ts'
import type { RunningSite } from '../tests/support/site.ts'

/** Signs in, and returns what saves a field of one document as often as it is called. Throws when a save is refused. */
export async function administrator(site: RunningSite, collection: Change['collection'], id: string) {
  const cookie = await openSession(site)
  let base = 1
  return async function save(fields: Extract<Change, { intent: 'update' }>['fields']): Promise<void> {
    const change = { intent: 'update', collection, id, base, fields, key: randomUUID() } as const
    const outcome = (await (await sendChange(site, cookie, change)).json()) as Outcome
    if (outcome.outcome !== 'saved') throw new Error(JSON.stringify(outcome))
    base = outcome.document.version
  }
}
