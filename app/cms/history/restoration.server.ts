import { applyUndo } from '../documents/undo.server.ts'
import { atItsAddress } from '../documents/changes.server.ts'
import { fieldsAt, fieldsOf } from '../documents/change-fields.server.ts'
import type { Change } from '../documents/changes.ts'
import { findRow } from '../documents/documents.server.ts'
import type { Database } from '../../platform/database/tables.ts'
import { isSame, type Fields } from '../../lib/json.ts'
import { failedWrite } from '../../platform/json-answers.server.ts'
import type { HistoryAsked, HistoryStep } from './page.server.ts'

/** What became of a restoration: the revision that it made, or why it was refused, in French. */
export type Restoration = { done: HistoryAsked['done'] } | { status: number; message: string }

const MISSING = "Cette version n'existe pas, ou n'existe plus : rien n'a été changé."
const GONE = "Ce que ce changement avait modifié a été supprimé entre-temps : il n'y a rien à remettre."
const OUTDATED =
  "Ce contenu a été modifié entre-temps : rien n'a été changé. L'historique, à jour, dit comment et par qui : relisez-le, puis recommencez s'il le faut."
const FAILED = "Le rétablissement n'a pas pu être enregistré : rien n'a été changé. Réessayez dans un instant."

/**
 * Does what the history's forms ask: puts back a version, or takes away again what was added; over the version that it
 * was asked for over, where it was for one. Never throws: a write that fails is logged and said.
 */
export async function restoreFromHistory(
  db: Database,
  { change: given, standing: asked }: HistoryStep,
  author: string,
): Promise<Restoration> {
  try {
    const change = await atItsAddress(db, given)
    const { collection, id } = change
    const standing = (await findRow(db, collection, id))?.version
    if (asked !== undefined && asked !== (standing ?? 0))
      return (await isAsAsked(db, change)) ? { done: 'nothing' } : { status: 409, message: OUTDATED }
    const { outcome: result, endsGivenUp } = await applyUndo(db, change, author)
    if (result.outcome === 'removed') return { done: { collection, id, version: result.version, endsGivenUp } }
    if (result.outcome === 'saved') {
      const { version } = result.document
      return { done: version === standing ? 'nothing' : { collection, id, version, endsGivenUp } }
    }
    if (result.outcome === 'outdated') return { status: 409, message: OUTDATED }
    if (result.outcome === 'done') {
      const [first] = result.documents
      if (!first || result.change === id) return { done: 'nothing' }
      return {
        done: {
          collection,
          id: first.id,
          version: first.version,
          endsGivenUp,
          ...(result.gone && { leavesOut: true }),
        },
      }
    }
    if (result.outcome !== 'missing') return { status: 400, message: MISSING }
    return { status: 404, message: result.gone ? GONE : MISSING }
  } catch (error) {
    return { status: failedWrite(error).status, message: FAILED }
  }
}

/** Says whether all is as it is asked to be: of two taps before a page is alive, the second is answered too. */
async function isAsAsked(db: Database, change: Change): Promise<boolean> {
  const { collection, id, intent } = change
  const row = await findRow(db, collection, id)
  if (intent !== 'restore') return intent === 'remove' && !row
  const { version = 0, field, entry } = change
  const [then, now] = [await fieldsAt(db, collection, id, version), row && fieldsOf(row.data)]
  if (!then || !now) return false
  const part = (fields: Fields) => {
    if (field === undefined) return fields
    const value = fields[field] ?? null
    return entry === undefined ? value : ((value as { id?: string }[] | null)?.find((one) => one.id === entry) ?? null)
  }
  return isSame(part(then), part(now))
}
