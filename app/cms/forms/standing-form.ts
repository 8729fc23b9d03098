import { findDraft, forgetDraft, keepDraft, UNKEPT } from '../edit/drafts'
import { FOUND, say } from './form-words'
import { fillForm, typedIn, type Typed } from './typed-form'

/** The place of a text that the page has sent by itself, until the next page tells what came of it. */
const SENT = 'envoi'

const placeOf = (form: Element | null | undefined) => form?.getAttribute('action') ?? ''

function keep(form: HTMLFormElement): void {
  const isKept = keepDraft(placeOf(form), typedIn(form), null)
  // Once, and not with each letter.
  if (!isKept && form.dataset['unkept'] === undefined) say(form, UNKEPT, 'alert')
  form.toggleAttribute('data-unkept', !isKept)
}

/** Keeps what is typed in the server's forms, in a dialog and in the page itself, until it is saved or given up. */
export function keepForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-draft]')
    if (form) keep(form)
  })
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    const place = placeOf(target as Element)
    if (!defaultPrevented && findDraft(place)) sessionStorage.setItem(SENT, place)
  })
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const form = (target as Element).closest('a[data-abandons]')?.closest('form')
    if (form && !defaultPrevented) forgetDraft(placeOf(form))
  })
}

/** Gives back what was typed in the form that stands in the page, if any. Returns whether there is one. */
export function fillStandingForm(): boolean {
  forgetSaved()
  const form = document.querySelector<HTMLFormElement>('main form[data-draft]')
  if (!form) return false
  const draft = findDraft<Typed>(placeOf(form))
  // The server has given back what was sent.
  if (form.dataset['draft']) keep(form)
  else if (draft) {
    fillForm(form, draft.value)
    say(form, FOUND, 'status')
  }
  return true
}

/** Forgets what was sent, once the server has led on from there: what it refuses comes back at the same address. */
function forgetSaved(): void {
  try {
    const place = sessionStorage.getItem(SENT)
    sessionStorage.removeItem(SENT)
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (place && page?.redirectCount && findDraft(place)) forgetDraft(place)
  } catch {
    // Nothing was kept.
  }
}
