import { ASKED } from '../../lib/page-parameters'
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
    const form = (target as Element).closest('form[data-draft]')
    if (form && !defaultPrevented) noteSent(placeOf(form))
  })
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const form = (target as Element).closest('a[data-abandons]')?.closest('form')
    if (form && !defaultPrevented) forgetDraft(placeOf(form))
  })
}

/** Gives back what was typed in the form that stands in the page, if any. Returns whether there is one. */
export function fillStandingForm(): boolean {
  const sent = takeSent()
  const form = document.querySelector<HTMLFormElement>('main form[data-draft]')
  const place = placeOf(form)
  const isAnswer = Boolean(sent && form?.dataset['draft'])
  // What was saved, or stands in the form of another address by now, is found there.
  if (sent && (isDone() || (isAnswer && sent !== place)) && findDraft(sent)) forgetDraft(sent)
  if (!form) return false
  const draft = findDraft<Typed>(place)
  if (isAnswer) keep(form)
  else if (draft) {
    fillForm(form, draft.value)
    say(form, FOUND, 'status')
  }
  return true
}

/** Says whether the address is that which the server leads to from what it has saved, or has wait for its day. */
function isDone(): boolean {
  const { searchParams } = new URL(location.href)
  return searchParams.has(ASKED.done) || searchParams.get('fait') === 'planned'
}

function noteSent(place: string): void {
  try {
    sessionStorage.setItem(SENT, place)
  } catch {
    // The text stays kept.
  }
}

function takeSent(): string | undefined {
  try {
    const place = sessionStorage.getItem(SENT) ?? undefined
    sessionStorage.removeItem(SENT)
    return place
  } catch {
    return undefined
  }
}
