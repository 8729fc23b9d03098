import { forgetDraft } from '../../cms/edit/drafts'

/** Closes a form whose save has made another page, and goes there: what was typed on meanwhile has nothing to be saved in. */
export function leaveForm(place: string, onClose: () => void, address: string): void {
  // Once the form knows that it is saved, and once it is gone: until then its text counts as unsaved.
  setTimeout(() => {
    forgetDraft(place)
    onClose()
    setTimeout(() => location.assign(address))
  })
}
