/** What is typed in or chosen from. */
export const FIELDS = 'input, select, textarea, [contenteditable=true]'

/** The field that was gone into, or typed in, since a button or link was last pressed. */
let chosen: Element | null = null

let typedAt = -Infinity

/** How long after a letter another may still be on its way, in milliseconds. */
const BETWEEN_LETTERS = 1000

if (typeof document !== 'undefined') {
  const choose = ({ target }: Event) => {
    chosen = target instanceof Element ? target : null
  }
  addEventListener('focusin', choose, true)
  addEventListener('input', choose, true)
  addEventListener('input', () => (typedAt = performance.now()), true)
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button, a, summary')) chosen = null
    },
    true,
  )
}

/** Whether a person has gone into a field meanwhile that is no part of `within`. */
export function isFocusTaken(within?: Element | null): boolean {
  const { activeElement } = document
  return (
    activeElement !== null && activeElement === chosen && activeElement.matches(FIELDS) && !within?.contains(chosen)
  )
}

/**
 * Moves the focus to where an answer, or a part of the page that has arrived, would have it: not out of a field that a
 * person has gone into meanwhile, unless that is a part of `within`. Does nothing where there is nothing to move it to.
 */
export function offerFocus(to: HTMLElement | null | undefined, within?: Element | null): void {
  if (!isFocusTaken(within)) to?.focus()
}

/** Does what has to take the focus, once nobody is in the middle of a word. Returns what gives that up. */
export function onceStill(take: () => void): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const left = typedAt + BETWEEN_LETTERS - performance.now()
    if (left > 0) wait = setTimeout(look, left)
    else take()
  }
  look()
  return () => clearTimeout(wait)
}
