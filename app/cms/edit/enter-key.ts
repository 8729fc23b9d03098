import type { FocusEvent, KeyboardEvent } from 'react'
import { FIELDS } from './offer-focus'

/** The controls from which a browser sends their form at Enter, and that are no buttons. */
const SENDERS = 'input:not([type=button], [type=submit], [type=reset], [type=file]), select'

/** Marks a form that Enter saves from its last field alone: what is half typed would be public at once. */
export const GOES_ON = { 'data-goes-on': '' }

/** Goes to the next field, where the form of this one is marked so; returns false where there is none. */
export function goOn(field: Element): boolean {
  const next = nextField(field)
  next?.focus()
  return next !== undefined
}

/** Takes Enter in a field of a form that is marked. */
export function onEnter(event: KeyboardEvent): void {
  const field = event.target as Element
  const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing && field.matches(SENDERS)
  if (isEnter && !event.defaultPrevented && goOn(field)) event.preventDefault()
}

/** Has the keyboard of a telephone say what its key does in a field that is gone into. */
export function hintEnter({ target }: FocusEvent<HTMLFormElement>): void {
  const field = target as HTMLElement
  const hint = nextField(field) ? 'next' : ''
  const isLine = field.matches(`${SENDERS}, [aria-multiline=false]`)
  if (isLine && field.enterKeyHint !== hint) field.enterKeyHint = hint
}

function nextField(field: Element): HTMLElement | undefined {
  const all = [...(field.closest('form[data-goes-on]')?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  const isReached = (one: HTMLElement) => one.getClientRects().length > 0 && !one.matches(':disabled')
  return all.slice(all.indexOf(field as HTMLElement) + 1).find(isReached)
}
