import type { Fields } from '../../lib/json.ts'

/** What a document was at one time: null where it was deleted. */
export interface DocumentState {
  data: Fields | null
  /** Where it stood in its list; null where that is not known. */
  position: number | null
}

/** One save of a document: what it was before, and what it was made. */
export interface Revision {
  collection: string
  id: string
  version: number
  /** ISO timestamp, UTC. */
  savedAt: string
  /** Who saved it: undefined for an account since removed, null for the first content and imports. */
  author: string | null | undefined
  /** When it was asked for, where it waited for its moment. ISO timestamp, UTC. */
  plannedAt?: string | undefined
  /** The change of several documents that it is part of. */
  change?: string | undefined
  /** How many documents that change has changed; 1 without one. */
  changed: number
  /** Undefined for the first save. */
  before: DocumentState | undefined
  /** Which version that was, as of what is old not every one is kept; 0 for the first save. */
  earlier: number
  after: DocumentState
  /** The document as it stands now; undefined where it is deleted. */
  standing: { version: number; data: Fields } | undefined
}
