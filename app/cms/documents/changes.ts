import { z } from 'zod'
import type { Json } from '../../lib/json.ts'
import { isCollection, type CollectionName, type DocumentOf } from './collections.ts'
import { isDocumentId } from './document-id.ts'
import { lineSchema } from '../kinds/line.ts'
import { entryIdSchema } from '../kinds/list.ts'

const collection = z.custom<CollectionName>((name) => typeof name === 'string' && isCollection(name))
const id = z.string().refine(isDocumentId)
const version = z.int().min(0)
const fields = z.record(z.string(), z.json())
/** One for each save that is meant, chosen by the browser: asked for again, that save is answered, not made twice. */
const key = z.uuid().optional()

/** What an administrator's browser may ask to be done to a document: the body of one write. */
export const changeSchema = z.discriminatedUnion('intent', [
  /** Replaces fields, each in whole. `base` is the version that the administrator has seen. */
  z.strictObject({ intent: z.literal('update'), collection, id, base: version, fields, key }),
  /** Adds a document at the head of its list. The browser chooses the id, so that it may ask twice. */
  z.strictObject({ intent: z.literal('add'), collection, id: z.uuid(), fields, key }),
  z.strictObject({ intent: z.literal('remove'), collection, id, key }),
  /** Moves a document before another of its list, or to the end for null. */
  z.strictObject({ intent: z.literal('move'), collection, id, before: id.nullable(), key }),
  /** Puts back what a document was in a version: all of it, one field, or one entry of the list that a field is. */
  z.strictObject({
    intent: z.literal('restore'),
    collection,
    id,
    version,
    field: lineSchema.optional(),
    entry: entryIdSchema.optional(),
    key,
  }),
])

export type Change = z.infer<typeof changeSchema>

/** A field that is refused: its dotted path within the document, and why, in French. */
export interface Problem {
  path: string
  message: string
}

/** A field that someone else has changed as well: what was seen, what was to be saved, and what stands now. */
export interface Conflict {
  field: string
  base: Json
  mine: Json
  theirs: Json
}

/** A document as it stands after a change. */
export type ChangedDocument = DocumentOf<CollectionName> & { id: string; version: number; updatedAt: string }

/** What became of a change. Only `saved` and `removed` have changed anything; remarks say what of it is not shown yet. */
export type Outcome =
  | { outcome: 'saved'; document: ChangedDocument; remarks?: Problem[] }
  | { outcome: 'removed'; version: number }
  | { outcome: 'conflict'; document: ChangedDocument; conflicts: Conflict[]; author: string | null }
  | { outcome: 'missing' }
  | { outcome: 'invalid'; problems: Problem[] }
