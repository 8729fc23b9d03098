import type { ReactNode } from 'react'
import type { Author } from '../documents/authors'
import type { Problem } from '../documents/changes'
import type { CollectionName } from '../documents/collections'
import { isSame, type Json, type Fields } from '../../lib/json'
import { loadPart } from '../../ui/load-part'
import { sendChange } from './changes'
import { anchorOf, idOf, operate, type ListOperation } from './list-operations'
import { currentPlan, withPlan } from './planning'
import { refusalOf, type Saving } from './saving'

/** A list as the administrator had it before her when she opened one of its entries. */
export interface Seen<Row> {
  version: number
  rows: Row[]
  /** The entry. */
  id: string
  /** Where it is added, after which other: left out for one that is there. */
  after?: string | null
  /** Whether somebody else's part of the entry is in that version as well: `rows` have one's own. */
  isMerged?: boolean | undefined
  /** Of its addition, once that was sent. */
  key?: string | undefined
}

/** How a list stands in its document, where it is not a list of entries. */
export interface Stored<Row> {
  read: (value: Json) => Row[]
  write: (rows: Row[]) => Json
}

/** The list of a document. */
export interface SavedList<Row> {
  collection: CollectionName
  id: string
  version: number
  field: string
  rows: Row[]
  failure: string
  show: (row: Row) => ReactNode
  stored?: Stored<Row> | undefined
}

export type ListBase<Row> = Omit<Seen<Row>, 'id' | 'after'>

export const PAGE_GONE = "Cette page vient d'être supprimée par quelqu'un d'autre : rechargez-la pour la rétablir."

export const GONE = "Cette ligne vient d'être supprimée par quelqu'un d'autre."

export const CHANGED = "Cette ligne vient d'être modifiée par quelqu'un d'autre : relisez-la."

/** Makes what saves an operation on a list as it was seen: where somebody else has saved it meanwhile, merged with that. */
export function listSaving<Row extends { id: string }>(list: SavedList<Row>) {
  const { collection, id, field, failure, show } = list
  const { read, write } = list.stored ?? { read: (value) => value as unknown as Row[], write: (all) => all as never }

  async function save(base: ListBase<Row>, operation: ListOperation<Row>): Promise<Saving<Seen<Row>>> {
    const next = operate(base.rows, operation)
    if (!next) return { done: false, words: GONE }
    const value = write(next)
    const { version, key } = base
    const seen = base.isMerged && { [field]: write(base.rows) }
    const fields = { [field]: value }
    const plan = currentPlan()
    const sent = await sendChange({
      intent: 'update',
      collection,
      id,
      base: version,
      ...(seen && { seen }),
      fields,
      key,
    })
    if (sent.outcome === 'invalid') return { done: false, problems: problemsOfRow(sent.problems, field) }
    if (sent.outcome === 'conflict')
      return withPlan(plan, () =>
        settle(base, operation, {
          version: sent.document.version,
          rows: read(sent.conflicts[0]!.theirs),
          author: sent.author,
        }),
      )
    if (sent.outcome === 'missing') return { done: false, words: PAGE_GONE }
    if (sent.outcome !== 'saved') return refusalOf(failure, sent)
    const saved = sent.document as unknown as Fields
    // A text is told by what it says, which is now something else.
    const own = read(value)[next.findIndex((row) => row.id === idOf(operation))]
    const standing = read(saved[field]!)
    const rows = standing.map((row) => (row.id === own?.id ? own : row))
    const isMerged = !isSame(rows, standing)
    return { done: true, base: { version: sent.document.version, rows, isMerged, id: own?.id ?? '' } }
  }

  /** Says what can be done where the list that stands cannot be merged with what was asked. */
  async function settle(
    base: ListBase<Row>,
    operation: ListOperation<Row>,
    theirs: ListBase<Row> & { author: Author | null },
  ): Promise<Saving<Seen<Row>>> {
    const entryOf = (all: Row[]) => all.find((row) => row.id === idOf(operation))
    const seen = entryOf(base.rows)
    const standing = entryOf(theirs.rows) ?? (list.stored && rewritten(base.rows, theirs.rows, idOf(operation)))
    if (operation.kind === 'put back' && standing) return { done: true, base: { ...theirs, id: standing.id } }
    if (isSame(seen, standing)) return save(theirs, operation)
    if (operation.kind === 'remove' || operation.kind === 'move')
      return { done: false, words: standing ? CHANGED : GONE }
    const { value } = operation
    // An addition whose answer was lost: what stands there is her own.
    if (operation.kind === 'insert' && standing) return save(theirs, { kind: 'replace', value })
    const after = anchorOf(theirs.rows, base.rows, value.id)
    const whole = seen && standing ? await withUndisputed(seen, value, standing) : value
    /** What is typed on meanwhile goes on from her own text. */
    const keepMine = async (): Promise<Saving<Seen<Row>>> => {
      if (!standing) return save(theirs, { ...operation, kind: 'insert', value, after })
      const { id } = standing
      const saving = await save(theirs, { kind: 'replace', value: { ...whole, id } })
      if (!saving.done || !saving.base) return saving
      const rows = saving.base.rows.map((row) => (row.id === saving.base!.id ? { ...value, id: row.id } : row))
      return { done: true, base: { ...saving.base, rows, isMerged: true } }
    }
    return {
      done: false,
      conflict: {
        author: theirs.author,
        fields: [{ theirs: standing ? show(standing) : <p>Supprimé</p>, mine: show(value) }],
        keep: ([kept]) => (kept === 'mine' ? keepMine() : undefined),
      },
    }
  }

  return save
}

/** Finds the text that somebody else has put in the place of another, in a list where nothing came, went or moved. */
function rewritten<Row extends { id: string }>(seen: Row[], standing: Row[], id: string): Row | undefined {
  const known = new Set(seen.map((row) => row.id))
  const place = seen.findIndex((row) => row.id === id)
  const there = seen.length === standing.length ? standing[place] : undefined
  return there && !known.has(there.id) ? there : undefined
}

/** One's own entry, with what only the other has changed of it; where what merges them does not come, one's own alone. */
async function withUndisputed<Row>(seen: Row, mine: Row, theirs: Row): Promise<Row> {
  const three = [seen, mine, theirs] as unknown as [Json, Json, Json]
  try {
    const { mergeInsisting } = await loadPart(() => import('../documents/three-way-merge'))
    return (mergeInsisting(...three)?.value ?? mine) as Row
  } catch {
    return mine
  }
}

/** The server tells the path within the document; a form knows the path within its entry. */
export function problemsOfRow(problems: Problem[], field: string): Problem[] {
  const before = new RegExp(`^${field}\\.\\d+\\.?`)
  return problems.map(({ path, message }) => ({ path: path.replace(before, ''), message }))
}
