import { clockMomentAt } from '../../lib/planned-moment.ts'
import type { Fields } from '../../lib/json.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { CollectionName } from '../documents/collections.ts'
import { changeOf, findEnd, findPlanned, planState } from '../documents/planned-rows.server.ts'

/** What waits to be added to a list, with its moments as the institute's clock shows them. */
export interface PlannedAddition {
  id: string
  fields: Fields
  from: string
  until: string
  /** What it is told by from what may wait there later. */
  state: string
  isAbandoned: boolean
}

/** Reads what a plan is, or was, to add to a list; undefined where it is made, or adds nothing to that list. */
export async function plannedAddition(
  db: Database,
  collection: CollectionName,
  plan: string,
): Promise<PlannedAddition | undefined> {
  const row = await findPlanned(db, plan)
  const change = row && changeOf(row)
  if (!row || change?.intent !== 'add' || change.collection !== collection) return undefined
  const end = await findEnd(db, row.id)
  return {
    id: change.id,
    fields: change.fields,
    from: clockMomentAt(new Date(row.at)),
    until: end ? clockMomentAt(new Date(end.at)) : '',
    state: planState(row, end),
    isAbandoned: row.abandoned_at !== null,
  }
}
