import { treatmentPath } from '../../cms/documents/page-keys'
import { keepDraft } from '../../cms/edit/drafts'
import { ASKED } from '../../lib/page-parameters'

/** What the server says of a treatment that it has added or renamed. */
export interface SavedTreatment {
  id: string
  version: number
}

/** Returns the address of a saved treatment's page. A title that was typed on meanwhile waits there as its next one. */
export function pageOf({ id, version }: SavedTreatment, typedOn: string | undefined): string {
  if (typedOn !== undefined) keepDraft(`categories/${id}/rename`, { title: typedOn, follows: true }, version)
  return treatmentPath(id)
}

/** Returns that address as it says, of a treatment that was renamed, what was done. */
export function renamedPageOf(saved: SavedTreatment, typedOn: string | undefined): string {
  const done = new URLSearchParams({ [ASKED.done]: `${saved.version}~categories/${saved.id}` })
  return `${pageOf(saved, typedOn)}?${done}`
}
