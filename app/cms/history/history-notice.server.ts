import { changeSentences } from './change-sentences.ts'
import type { Undo, HistoryNotice } from './history.ts'
import type { Revision } from '../documents/revision.ts'
import type { Database } from '../../platform/database/tables.ts'
import { findRevision } from './history.server.ts'
import type { HistoryAsked } from './page.server.ts'

/** Tells what was just done from the history, with what undoes it; undefined where nothing was. */
export async function doneAt(db: Database, done: HistoryAsked['done']): Promise<HistoryNotice | undefined> {
  if (done === undefined) return undefined
  if (done === 'nothing')
    return { sentences: ["Rien n'a dû être changé : le contenu est déjà ainsi."], undo: undefined }
  const revision = await findRevision(db, done)
  return revision && { sentences: changeSentences(revision), undo: undoOf(revision) }
}

/** What takes a revision back, as long as nothing has followed it. */
function undoOf({ collection, id, version, before, after, standing }: Revision): Undo | undefined {
  if (standing?.version !== (after.data ? version : undefined) || !before) return undefined
  if (before.data) return { intent: 'restore', collection, id, version: version - 1 }
  return after.data ? { intent: 'remove', collection, id, version } : undefined
}
