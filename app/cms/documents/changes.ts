import { z } from 'zod'
import type { Json } from '../../lib/json.ts'
import type { Author } from './authors.ts'
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

/** More than anybody plans for all documents of a collection together, and fewer than a query may name. */
const PLANS_LIMIT = 10_000

const plans = z.array(z.uuid()).max(PLANS_LIMIT).optional()

/** The most documents of one change. */
const TOGETHER_LIMIT = 500

/** What an administrator's browser may ask to be done to a document: the body of one write. */
export const changeSchema = z.discriminatedUnion('intent', [
  /**
   * Replaces fields, each in whole. `base` is the version that the administrator has seen, `plans` the planned changes
   * of the document that she was shown: they stand over what she saves. `seen` is what she had of the fields, where somebody
   * else's part is in that version as well.
   */
  z.strictObject({
    intent: z.literal('update'),
    collection,
    id,
    base: version,
    seen: fields.optional(),
    fields,
    key,
    plans,
  }),
  /** Adds a document at the head of its list. The browser chooses the id, so that it may ask twice. */
  z.strictObject({ intent: z.literal('add'), collection, id: z.uuid(), fields, key }),
  /** Deletes a document; with `base` only as it was in that version, which she was asked about. */
  z.strictObject({ intent: z.literal('remove'), collection, id, base: version.optional(), key }),
  /** Adds a page after the others, empty but for these fields or with what another holds. `id` is what is wished. */
  z.strictObject({ intent: z.literal('create'), collection, id, from: id.nullable(), fields, key }),
  /** Gives a page another title and, where that is wished, another address, to which the old one leads. */
  z.strictObject({
    intent: z.literal('rename'),
    collection,
    id,
    base: version,
    title: z.string(),
    to: id.nullable(),
    key,
    plans,
  }),
  /** Moves a document before another of its list, or to the end for null. */
  z.strictObject({ intent: z.literal('move'), collection, id, before: id.nullable(), key }),
  /** Replaces fields of several documents, all or none, as one change: `id` is that change's own. */
  z.strictObject({
    intent: z.literal('together'),
    collection,
    id: z.uuid(),
    updates: z
      .array(z.strictObject({ id, base: version, fields }))
      .min(1)
      .max(TOGETHER_LIMIT),
    key,
    plans,
  }),
  /** Takes back what a change of several documents did: `id` is that change's. */
  z.strictObject({ intent: z.literal('undo'), collection, id: z.uuid(), key }),
  /**
   * Puts back what a document was in a version, or last where none is given: all of it, one field, or one entry of the list
   * that a field is. With `ifGone` only a document that is deleted: one that somebody else has brought back stays as it is.
   */
  z.strictObject({
    intent: z.literal('restore'),
    collection,
    id,
    version: version.optional(),
    field: lineSchema.optional(),
    entry: entryIdSchema.optional(),
    ifGone: z.literal(true).optional(),
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

/**
 * What became of a change. Only `saved`, `removed` and `done` have changed anything; remarks say what of it is not shown
 * yet, `planned` what is to change in the same place, where that was not known.
 */
export type Outcome =
  | { outcome: 'saved'; document: ChangedDocument; remarks?: Problem[]; planned?: string[] }
  | { outcome: 'removed'; version: number; planned?: string[] }
  /**
   * Of several documents: all were changed, or somebody has changed some of them meanwhile and none was. `gone` are the
   * ids of those that were deleted meanwhile, which only an undo leaves out.
   */
  | { outcome: 'done'; change: string; documents: ChangedDocument[]; gone?: string[] }
  | { outcome: 'outdated'; documents: ChangedDocument[]; author: Author | null }
  | { outcome: 'conflict'; document: ChangedDocument; conflicts: Conflict[]; author: Author | null }
  | { outcome: 'missing'; gone?: string[] }
  | { outcome: 'invalid'; problems: Problem[] }

/** Says whether a change was made. */
export const isMade = ({ outcome }: Outcome) => outcome === 'saved' || outcome === 'removed' || outcome === 'done'
