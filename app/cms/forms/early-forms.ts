/*
 * Within each administrator's page, in front of React, which comes once the page is calm: until then, a link to a form
 * opens it in a dialog, made of the HTML that it leads to. docs/decisions/040.
 */
import { ASKED } from '../../lib/page-parameters'
import { findDraft, isTypedHere, listDrafts } from '../edit/drafts'
import { firstField } from '../edit/first-field'
import { isFocusTaken } from '../edit/offer-focus'
import { fetchFiles } from '../../ui/load-files'
import { after, fetchAhead, pageData, prepareEditor, run } from './early-scripts'
import { openForm, type Opener } from './form-dialog'
import { holdHalfTyped } from './half-typed'
import { keepTyped } from './kept-typed'
import { keepSingleTaps } from './single-taps'
import { fillStandingForm, keepForms } from './standing-form'

/** The links to forms, in what the server has written of editors that are not alive. */
const LINKS = '[data-waiting] a:is([href*="modifier="], [href*="supprimer="])'

/** An open form. */
const OPEN = 'dialog[data-form][open]'

/** Where a form is open or on its way. */
const BUSY = `[data-waiting] a[aria-busy], dialog[data-sending], ${OPEN}`

/** How long what has not arrived of the page keeps React waiting, in milliseconds. */
const LONGEST = 2000

/** How long an idle moment is waited for, in milliseconds: where each frame takes all the time there is, none comes. */
const UNTIL_IDLE = 500

/** How often a form is looked for that is to be closed first, in milliseconds. */
const AGAIN = 200

/** How long a press waits for an editor that only React has before its link is followed, in milliseconds. */
const PATIENCE = 15_000

/** How the focus comes to what is in view, or was not chosen. */
const STILL = { preventScroll: true }

let fetched: Promise<unknown> | undefined
let isBegun = false

/** Fetches all that brings the page alive, and runs none of it; what does not come in time comes later. */
function fetchScripts(): Promise<unknown> {
  const { scripts, later } = pageData()
  const all = Promise.all([fetchAhead(scripts), fetchFiles(later).catch(() => undefined)])
  fetched ??= Promise.race([all, after(LONGEST)])
  return fetched
}

function bringAlive(): void {
  if (isBegun) return
  isBegun = true
  void fetchScripts()
  run(pageData().scripts[0]!).catch((error: unknown) => console.error('Chargement impossible', error))
}

/** Brings the page alive when that disturbs nobody: a form that is opened meanwhile comes first. */
async function bringAliveLater(): Promise<void> {
  const calm = async () => {
    // Safari knows no such moment.
    const idle = new Promise((resolve) => globalThis.requestIdleCallback?.(resolve))
    await Promise.race([idle, after(UNTIL_IDLE)])
    while (document.querySelector(BUSY)) await after(AGAIN)
  }
  await calm()
  await fetchScripts()
  await calm()
  bringAlive()
}

/** Opens a form by its link; where that takes an editor, once the page is alive. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (link.matches(BUSY)) return
  link.setAttribute('aria-busy', 'true')
  const address = link.pathname + link.search
  const opener = openerOf(link)
  if (!findDraft(address) && isBegunInReact(link)) return pressOnceAlive(link, opener)
  const opened = await openForm(address, { isWanted: () => link.isConnected, opener })
  // React has taken its place meanwhile.
  if (!link.isConnected) return void (isFocusTaken() || pressIn(opener))
  if (opened === 'elsewhere') return pressOnceAlive(link, opener)
  link.removeAttribute('aria-busy')
  if (opened === 'nothing') location.assign(link.href)
}

/** Whether React keeps a text of the document that a link is about: it gives it back itself. */
function isBegunInReact({ search }: HTMLAnchorElement): boolean {
  const [collection, id] = new URLSearchParams(search).get(ASKED.form)?.split('/') ?? []
  return listDrafts().some(({ place }) => place.startsWith(`${collection}/${id}/`))
}

/** Opens the form that a button of React's stands for with the text that was begun in it before React was there. */
async function openBegun(button: HTMLElement, address: string): Promise<void> {
  if (button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  const opened = await openForm(address, { isWanted: () => button.isConnected, opener: openerOf(button) })
  button.removeAttribute('aria-busy')
  if (opened !== 'opened') location.assign(address)
}

function pressOnceAlive(link: HTMLAnchorElement, opener: Opener): void {
  const observer = new MutationObserver(() => pressIn(opener) && stop())
  const acts = ['input', 'click']
  /** Who types, or presses something else of a page that is alive, is no longer waiting. */
  const act = ({ type }: Event) => void ((type === 'input' || !link.isConnected) && stop())
  const end = setTimeout(() => {
    stop()
    // Where the page is alive without that button, its form is open already.
    if (link.isConnected) location.assign(link.href)
  }, PATIENCE)
  function stop() {
    observer.disconnect()
    clearTimeout(end)
    link.removeAttribute('aria-busy')
    for (const type of acts) document.removeEventListener(type, act, true)
  }
  for (const type of acts) document.addEventListener(type, act, true)
  observer.observe(document, { childList: true, subtree: true })
  bringAlive()
}

/** Does what a link was pressed for with what React has in its place. Returns false where that is not there. */
function pressIn(opener: Opener): boolean {
  const place = standingFor(opener)
  if (place?.dataset['opens'] === undefined) return false
  if (place.matches('button')) place.click()
  else {
    // Its form stands open by itself.
    place.scrollIntoView()
    firstField(place.querySelector('form'))?.focus(STILL)
  }
  return true
}

/** What opens a form: links, and what React has in their place, in the order of the page. */
function openersOf(href: string): HTMLElement[] {
  const value = CSS.escape(href)
  return [...document.querySelectorAll<HTMLElement>(`[data-waiting] a[href="${value}"], [data-opens="${value}"]`)]
}

function openerOf(element: HTMLElement): Opener {
  const href = element.getAttribute('href') ?? element.dataset['opens']!
  return { href, place: openersOf(href).indexOf(element) }
}

const standingFor = ({ href, place }: Opener) => openersOf(href)[place]

const isEarly = () => document.querySelector(LINKS) !== null

/** Opens again what was typed here and not saved. */
async function openLeft(): Promise<void> {
  const left = listDrafts().filter((draft) => draft.place.startsWith('/') && isTypedHere(draft))
  for (const { place } of left) {
    await openForm(place, {
      isWanted: () => isEarly() && findDraft(place) !== undefined,
      opener: { href: new URL(place, location.href).search, place: 0 },
    })
    // What stands by now was no text to open: the next one may be.
    if (document.querySelector(OPEN)) return
  }
}

keepSingleTaps()
holdHalfTyped()
keepTyped()
keepForms()

/** Keeps the focus on what opens a form where React puts a button in the place of a link. */
function keepFocus(): void {
  let focused: { link: HTMLElement; opener: Opener } | undefined
  document.addEventListener('focusin', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>(LINKS)
    focused = link ? { link, opener: openerOf(link) } : undefined
  })
  // Nothing says that the focus leaves a link for no other element.
  document.addEventListener('pointerdown', () => (focused = undefined))
  const observer = new MutationObserver(() => {
    if (focused && !focused.link.isConnected && document.activeElement === document.body)
      standingFor(focused.opener)?.focus(STILL)
    if (!isEarly()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Gives the focus back to what opened the form that was saved, which the page was loaded anew after. */
function focusOpener(): void {
  const { opener, ...state } = (history.state ?? {}) as { opener?: Opener }
  if (!opener) return
  history.replaceState(state, '')
  standingFor(opener)?.focus(STILL)
}

/** What opens a text with formatting is about to be pressed. */
function prepare({ target }: Event): void {
  if ((target as Element).closest?.('[data-waiting] a[data-rich]')) void prepareEditor()
}
for (const about of ['pointerdown', 'focusin']) document.addEventListener(about, prepare)

document.addEventListener('click', (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  const link = (target as Element).closest<HTMLAnchorElement>(LINKS)
  if (!link || link.pathname !== location.pathname || button || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  void open(link)
})

document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-opens]')
    const address = location.pathname + button?.dataset['opens']
    if (!button || !findDraft(address)) return
    event.preventDefault()
    // React, which came later, is not told.
    event.stopImmediatePropagation()
    void openBegun(button, address)
  },
  true,
)

document.addEventListener('DOMContentLoaded', () => {
  const isStanding = fillStandingForm()
  // Without links there may be forms to type in that are React's own.
  if (!isEarly()) return bringAlive()
  keepFocus()
  const loaded = new Promise((resolve) => addEventListener('load', resolve))
  // As long again as the page took, which tells how slow the telephone and its network are.
  const rest = () => after(Math.min(performance.now(), LONGEST))
  void Promise.race([loaded, after(LONGEST)])
    .then(rest)
    .then(bringAliveLater)
  focusOpener()
  if (!isStanding) void openLeft()
})
