import { FIELDS, offerFocus } from './offer-focus'

/** Finds the field that a form opens on; undefined where that one is still being loaded. */
export function firstField(form: HTMLFormElement | null): HTMLElement | undefined {
  const chosen = form?.querySelector('[data-first]')
  const first = (chosen ?? form)?.querySelector<HTMLElement>(`[data-rich-text], ${FIELDS}`) ?? undefined
  return first?.matches('[data-rich-text]') ? (first.querySelector<HTMLElement>(FIELDS) ?? undefined) : first
}

/**
 * Puts the focus in the first field of a form, once it is there, unless somebody has put it elsewhere in the form.
 * Returns what ends the waiting.
 */
export function focusFirst(form: HTMLFormElement): () => void {
  const added = new MutationObserver(look)
  function look() {
    const field = firstField(form)
    if (field && !form.contains(document.activeElement)) offerFocus(field)
    if (field) added.disconnect()
  }
  added.observe(form, { childList: true, subtree: true })
  look()
  return () => added.disconnect()
}
