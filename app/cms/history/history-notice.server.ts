import { definitionOf, isCollection } from '../documents/collections.ts'
import { documentPage } from '../documents/document-names.ts'
import { hasPages } from '../documents/new-pages.server.ts'
import { listWaiting } from '../documents/planned-rows.server.ts'
import { changeSentences } from './change-sentences.ts'
import type { Undo, HistoryNotice } from './history.ts'
import type { DocumentState, Revision } from '../documents/revision.ts'
import { fr } from '../../lib/french-typography.ts'
import { slug } from '../../lib/slug.ts'
import type { Database } from '../../platform/database/tables.ts'
import { findRevision } from './history.server.ts'
import type { HistoryAsked } from './page.server.ts'

const PLANNED = fr('Un autre changement est prévu ici : la page « Prévu » dit lequel.')

const END_GIVEN_UP = fr("La fin qui était prévue pour ce changement est abandonnée : il n'y a plus rien à terminer.")

const LEAVES_OUT = fr("Ce qui a été supprimé entre-temps n'est pas remis.")

/** Tells what was just done from the history, with what undoes it; undefined where nothing was. */
export async function doneAt(db: Database, done: HistoryAsked['done']): Promise<HistoryNotice | undefined> {
  if (done === undefined) return undefined
  if (done === 'nothing')
    return { sentences: ["Rien n'a dû être changé : le contenu est déjà ainsi."], undo: undefined }
  const revision = await findRevision(db, done)
  if (!revision) return undefined
  const { collection, change, changed, version } = revision
  const given = [...(done.leavesOut ? [LEAVES_OUT] : []), ...(done.endsGivenUp ? [END_GIVEN_UP] : [])]
  const planned = [...given, ...((await listWaiting(db, done)).length > 0 ? [PLANNED] : [])]
  if (change)
    return {
      sentences:
        changed > 1
          ? [
              done.leavesOut ? 'Ce changement a été annulé.' : 'Tout ce changement a été annulé, sur chaque page.',
              ...given,
            ]
          : [...changeSentences(revision), ...planned],
      undo: { intent: 'undo', collection, id: change, version },
    }
  return { sentences: [...changeSentences(revision), ...addressNote(revision), ...planned], undo: undoOf(revision) }
}

/** A title that is put back leaves its page at the address that another has given it. */
function addressNote({ collection, id, before, after }: Revision): string[] {
  if (!isCollection(collection) || !hasPages(collection)) return []
  const title = ({ data }: DocumentState) => data?.[definitionOf(collection).title ?? '']
  const [was, is] = [before && title(before), title(after)]
  if (typeof was !== 'string' || typeof is !== 'string' || was === is || slug(is) === id) return []
  const { href } = documentPage(collection, id, after.data)
  return [fr(`L'adresse de la page reste ${href} : « Renommer » peut la changer.`)]
}

/** What takes a revision back, as long as nothing has followed it. */
function undoOf({ collection, id, version, before, earlier, after, standing }: Revision): Undo | undefined {
  if (standing?.version !== (after.data ? version : undefined) || !before) return undefined
  if (before.data) return { intent: 'restore', collection, id, version: earlier, standing: standing?.version ?? 0 }
  return after.data ? { intent: 'remove', collection, id, version } : undefined
}
