import { isSame } from '../../lib/json'
import { ASKED } from '../../lib/page-parameters'
import { findDraft, forgetDraft, keepDraft } from '../edit/drafts'
import { FAILURE_WORDS } from '../edit/request'
import { isSaveKeys } from '../edit/save-keys'
import { SLOW, SLOW_WORDS } from '../edit/slow-save'
import { loadEditor } from './early-scripts'
import { showEmphasis } from './emphasis-line'
import { OWN } from './asked-form'
import { askForm, formIn } from './form-request'
import { FOUND, say } from './form-words'
import { offerBack } from './given-up'
import { fillForm, ownOf, sentOf, typedIn, type Typed } from './typed-form'

const FAILED = "Rien n'est enregistré."
const UNANSWERED = 'Le site ne répond pas. Votre texte est gardé, réessayez.'
const KEPT = 'Votre texte est gardé.'

/** What a dialog returns that is closed by a link in it. */
const GIVEN_UP = 'abandon'

/** What opens a form: which of those on its page that open the same. */
export interface Opener {
  href: string
  place: number
}

interface Opening {
  /** Whether it is still to be opened once it has come. */
  isWanted?: () => boolean
  opener?: Opener
}

let openedBy: Opener | undefined

/** What had the focus as the dialog came over the page, which gives it back. */
let focusedBefore: Element | null = null

/** What there is no plain control for: photographs, with what is done to them. */
const PHOTOGRAPH = '[type=file]'

/**
 * Opens the form of an address in a dialog, if that is still wanted once it is there. Returns 'elsewhere' where it takes
 * more than is here, and 'nothing' where there is no form; where there is no answer, that is said.
 */
export async function openForm(
  address: string,
  { isWanted = () => true, opener }: Opening = {},
): Promise<'opened' | 'elsewhere' | 'nothing'> {
  const before = openSection()
  const answer = await askForm(address).catch(() => undefined)
  const isAnswered = answer && answer.status < 500
  const section = await withDraft(formIn(answer), address)
  const isLast = () => openSection() === before && isWanted()
  if (!section && isAnswered) return 'nothing'
  if (section?.querySelector(PHOTOGRAPH) && !findDraft(address)) return 'elsewhere'
  const editor = section && (await editorFor(section))
  // The form of another link, which was pressed after this one and came before it, is being typed in.
  if (!isLast()) return 'opened'
  // What is asked within a form leads back to where that was opened.
  if (opener) openedBy = opener
  if (section) show(dialogOf(), section, editor)
  else sayUnanswered(address)
  return 'opened'
}

/** Says that a form did not come, with a way to ask for it again: the page stays as it is. */
function sayUnanswered(address: string): void {
  const words = [FAILURE_WORDS.network, findDraft(address) && KEPT].filter(Boolean).join(' ')
  const form = openSection()?.querySelector('form')
  if (form) return say(form, words, 'alert')
  const section = document.createElement('section')
  section.dataset['unanswered'] = ''
  const again = Object.assign(document.createElement('a'), { href: address, textContent: 'Réessayer' })
  const close = Object.assign(document.createElement('a'), { href: location.pathname, textContent: 'Fermer' })
  section.append(again, close)
  show(dialogOf(), section, undefined)
  say(again, words, 'alert')
}

/** Puts into the form of an address what was typed there and not saved, if any. */
async function withDraft(section: HTMLElement | undefined, address: string): Promise<HTMLElement | undefined> {
  const draft = findDraft<Typed>(address)
  if (!section || !draft) return section
  // What somebody else has deleted: the server gives back what was typed there.
  const isGone = !section.querySelector('form')
  const asked = sentOf({ ...draft.value, [OWN.restored]: [] })
  const found = isGone ? formIn(await askForm(address, asked).catch(() => undefined)) : section
  const form = found?.querySelector<HTMLFormElement>('form[data-draft]')
  // A sign-in would send it.
  if (!form) return found
  if (!isGone && isSame(ownOf(draft.value), ownOf(typedIn(form)))) {
    // It was saved, and its answer lost.
    forgetDraft(address)
    return found
  }
  fillForm(form, draft.value)
  say(form, FOUND, 'status')
  return found
}

/** What stands in the dialog, where it is open. */
const openSection = () => document.querySelector('dialog[data-form][open] > section')

/** What has formatting for which there is no plain control. */
const textsIn = (section: HTMLElement) => [
  ...section.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-emphasis], [data-html]'),
]

/** Shows lines with emphasis as they will be read, and loads what is needed for other texts with formatting, if any. */
async function editorFor(section: HTMLElement) {
  for (const line of section.querySelectorAll<HTMLInputElement>('[data-emphasis]'))
    if (showEmphasis(line)) delete line.dataset['emphasis']
  return textsIn(section).length > 0 ? loadEditor() : undefined
}

function show(dialog: HTMLDialogElement, section: HTMLElement, editor: Awaited<ReturnType<typeof editorFor>>): void {
  dialog.replaceChildren(section)
  // Where it does not come, they are there as HTML.
  if (editor) textsIn(section).forEach(editor.showRichText)
  dialog.returnValue = ''
  if (!dialog.open) {
    focusedBefore = document.activeElement
    dialog.showModal()
  }
  const first = dialog.querySelector<HTMLElement>('[autofocus]')
  first?.focus()
  if (first instanceof HTMLInputElement && first.dataset['chosen'] !== undefined) first.select()
}

function dialogOf(): HTMLDialogElement {
  const known = document.querySelector<HTMLDialogElement>('dialog[data-form]')
  if (known) return known
  const dialog = document.createElement('dialog')
  dialog.dataset['form'] = ''
  // Not the title, which has the names of fields in it.
  dialog.setAttribute('aria-label', 'Formulaire')
  dialog.setAttribute('aria-describedby', 'formulaire')
  dialog.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(dialog, event)
  })
  dialog.addEventListener('keydown', (event) => {
    if (!isSaveKeys(event)) return
    event.preventDefault()
    dialog.querySelector<HTMLFormElement>('form[data-draft]')?.requestSubmit()
  })
  dialog.addEventListener('click', (event) => followLink(dialog, event))
  // What the save comes to is said in it.
  const isHeld = () => dialog.dataset['sending'] !== undefined && dialog.returnValue !== GIVEN_UP
  dialog.addEventListener('cancel', (event) => isHeld() && event.preventDefault())
  // A browser closes it at the second Escape, whatever is said to the first.
  dialog.addEventListener('close', () => isHeld() && dialog.showModal())
  document.body.append(dialog)
  return dialog
}

/** What a form links to beside other pages: giving up, and the question whether to delete. */
function followLink(dialog: HTMLDialogElement, event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || link.pathname !== location.pathname) return
  event.preventDefault()
  const asked = new URL(link.href).searchParams
  const isForm = asked.has(ASKED.form) || asked.has(ASKED.removal)
  // The answer to what is being sent would take its place.
  if (isForm) return void (dialog.dataset['sending'] === undefined && follow(link))
  if (link.dataset['abandons'] !== undefined) giveUp(draftPlace(dialog))
  dialog.close(GIVEN_UP)
}

/** Lets go of what was typed at a place, and offers it back. */
function giveUp(place: string): void {
  const draft = findDraft<Typed>(place)
  forgetDraft(place)
  if (!draft) return
  offerBack(() => {
    // What was begun there since is not replaced.
    if (!findDraft(place)) keepDraft(place, draft.value, draft.base)
    // « Reprendre », which is gone, cannot have the focus back.
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true })
    void openForm(place)
  })
}

/** Opens the form that a link leads to; what cannot be here is a page of its own. */
async function follow(link: HTMLAnchorElement): Promise<void> {
  if ((await openForm(link.pathname + link.search)) !== 'opened') location.assign(link.href)
}

const draftPlace = (around: HTMLElement) => around.querySelector('form')?.getAttribute('action') ?? ''

async function send(dialog: HTMLDialogElement, { target, submitter }: SubmitEvent): Promise<void> {
  if (dialog.dataset['sending'] !== undefined) return
  dialog.dataset['sending'] = ''
  const form = target as HTMLFormElement
  const place = form.getAttribute('action')!
  const data = new FormData(form)
  // There is none where Enter was pressed.
  const button = submitter as HTMLButtonElement | null
  if (button?.name) data.append(button.name, button.value)
  const pressed = button ?? form.querySelector<HTMLButtonElement>('[type=submit]')!
  pressed.setAttribute('aria-busy', 'true')
  // What would be typed from now on is not in what is sent.
  const focused = document.activeElement as HTMLElement | null
  const fields = ([...form.children] as HTMLElement[]).filter((part) => !part.contains(pressed))
  for (const part of fields) part.inert = true
  const slow = setTimeout(() => say(pressed.parentElement!, SLOW_WORDS, 'status'), SLOW)
  const sent = form.enctype === 'multipart/form-data' ? data : new URLSearchParams(data as unknown as string[][])
  const answer = await askForm(place, sent).catch(() => undefined)
  const done = answer?.getResponseHeader('Content-Location')
  // A sign-in that had nothing to save leads to the form that was asked for.
  const section = done ? await withDraft(formIn(answer), place) : formIn(answer)
  const editor = section && (await editorFor(section))
  clearTimeout(slow)
  delete dialog.dataset['sending']
  pressed.removeAttribute('aria-busy')
  for (const part of fields) part.inert = false
  // Given up, or gone for another: only what was saved all the same is news.
  if (!done && (dialog.returnValue === GIVEN_UP || !form.isConnected)) return
  if (section) {
    show(dialog, section, editor)
  } else if (done) {
    forgetDraft(place)
    const notice = answer?.responseXML?.querySelector('[role=status]')
    notice?.querySelector('form')?.remove()
    if (notice) dialog.replaceChildren(notice)
    // What was done is seen before the page that shows it is fetched.
    requestAnimationFrame(() => setTimeout(() => leaveFor(done)))
  } else {
    say(form, `${form.closest<HTMLElement>('[data-failure]')?.dataset['failure'] ?? FAILED} ${UNANSWERED}`, 'alert')
    focused?.focus({ preventScroll: true })
  }
}

/** Shows the page as it is now: where it was read, if it is the same. */
function leaveFor(address: string): void {
  const next = new URL(address, location.href)
  if (next.pathname !== location.pathname) return location.assign(next)
  // What opened the form has the focus again: early-forms.ts.
  history.replaceState({ ...history.state, opener: openedBy }, '', next)
  location.reload()
}
