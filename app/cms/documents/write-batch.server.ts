import type { Insertable } from 'kysely'
import type { Fields } from '../../lib/json.ts'
import type { DocumentRow } from './documents.server.ts'
import type { DatabaseTransaction, Tables } from '../../platform/database/tables.ts'

/** What many changes of one transaction read once, and write at the end: each way to a database server costs as much as a merge. */
export interface WriteBatch {
  /** The documents as they stand, with what is not written yet. */
  rows: Map<string, DocumentRow>
  /** What earlier versions were, which does not change. */
  seen: Map<string, Fields>
  /** The keys of changes that are known to be made. */
  keys: Set<string>
  revisions: Insertable<Tables['revisions']>[]
  documents: Map<string, Insertable<Tables['documents']>>
}

/** Begins a batch for changes of which some may have been made already: those whose keys are known. */
export async function openBatch(db: DatabaseTransaction, keys: string[]): Promise<WriteBatch> {
  const known = keys.length === 0 ? [] : await revisionsOfKeys(db, keys)
  const made = new Set(known.map(({ idempotency_key }) => idempotency_key!))
  return { rows: new Map(), seen: new Map(), keys: made, revisions: [], documents: new Map() }
}

const revisionsOfKeys = (db: DatabaseTransaction, keys: string[]) =>
  db.selectFrom('revisions').select('idempotency_key').where('idempotency_key', 'in', keys).execute()

/** Writes what waits in a batch, and forgets how the documents stand: somebody else may write to them next. */
export async function writeBatch(db: DatabaseTransaction, { rows, revisions, documents }: WriteBatch): Promise<void> {
  if (revisions.length > 0) await db.insertInto('revisions').values(revisions).execute()
  if (documents.size > 0)
    await db
      .insertInto('documents')
      .values([...documents.values()])
      .onConflict((conflict) =>
        conflict.columns(['collection', 'id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          version: eb.ref('excluded.version'),
          data: eb.ref('excluded.data'),
          updated_at: eb.ref('excluded.updated_at'),
          draft: eb.ref('excluded.draft'),
        })),
      )
      .execute()
  revisions.length = 0
  rows.clear()
  documents.clear()
}
