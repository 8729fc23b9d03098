import { clockMomentAt } from '../../lib/planned-moment.ts'
import type { Fields } from '../../lib/json.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { CollectionName } from '../documents/collections.ts'
import { changeOf, findEnd, findPlanned } from '../documents/planned-rows.server.ts'

/** What waits to be added to a list, with its moments as the institute's clock shows them. */
export interface PlannedAddition {
  id: string
  fields: Fields
  from: string
  until: string
}

/** Reads what a plan is to add to a list; undefined where it waits no more, or adds nothing to that list. */
export async function plannedAddition(
  db: Database,
  collection: CollectionName,
  plan: string,
): Promise<PlannedAddition | undefined> {
  const row = await findPlanned(db, plan)
  const change = row?.abandoned_at === null ? changeOf(row) : undefined
  if (!row || change?.intent !== 'add' || change.collection !== collection) return undefined
  const end = await findEnd(db, row.id)
  return {
    id: change.id,
    fields: change.fields,
    from: clockMomentAt(new Date(row.at)),
    until: end ? clockMomentAt(new Date(end.at)) : '',
  }
}
