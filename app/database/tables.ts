import type { Kysely, Transaction } from 'kysely'

/** A document's present state. `data` is JSON as text, for `jsonb` would reorder its keys. */
interface DocumentsTable {
  collection: string
  id: string
  /** Where the document stands in its list, ascending. */
  position: number
  /** 1 for a new document, one more with each save. */
  version: number
  data: string
  /** ISO timestamp, UTC. */
  updated_at: string
}

/** Every state that a document has had, the present one included. */
interface RevisionsTable {
  collection: string
  document_id: string
  version: number
  /** Null where the revision is a deletion. */
  data: string | null
  /** Id of the account that saved it; null for the first content and for imports. */
  author: string | null
  saved_at: string
}

export interface Tables {
  documents: DocumentsTable
  revisions: RevisionsTable
}

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>
