import { findDraft } from './drafts'
import { notify } from './notices'
import { makeState, useStateOf } from './state'

/** Said where another text would take the place of one that is not saved. */
export const UNFINISHED = "Un autre texte est commencé ici : enregistrez-le ou annulez-le d'abord."

const NONE: Record<string, number> = {}

/** How often a text was taken up again, by its place. */
const resumptions = makeState(NONE)

/** Has the form of a place begin anew, where it is open: with the text that is kept there by now. */
function beginAnew(place: string): void {
  const counts = resumptions.get()
  resumptions.set({ ...counts, [place]: (counts[place] ?? 0) + 1 })
}

/** The key of a place's form: another one each time that its text is taken up again. */
export const useFormKey = (place: string) => useStateOf(resumptions, NONE)[place] ?? 0

/**
 * Says that the text of a place was given up, and takes it up again on request: `keep` puts it where it is kept, `reopen`
 * opens its form.
 */
export function offerResumption(
  place: string,
  keep: () => void,
  reopen: () => void,
  text = 'Modification abandonnée.',
): void {
  const run = () => {
    // Another text was begun there meanwhile: neither takes the place of the other.
    if (findDraft(place)) return offerResumption(place, keep, reopen, UNFINISHED)
    keep()
    reopen()
    beginAnew(place)
  }
  notify({ text, action: { label: 'Reprendre', run } })
}
