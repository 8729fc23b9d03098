import { useRef, type DOMAttributes } from 'react'
import { isSecondOf, NEVER, type Tap } from './double-tap'

/**
 * Keeps the second half of a double tap from pressing, or taking the focus to, what has come under the finger
 * meanwhile: listeners for what holds the buttons. The keyboard presses as often as it likes.
 */
export function useSingleTap(): DOMAttributes<HTMLElement> {
  const last = useRef(NEVER)
  const isSecond = (tap: Tap) => isSecondOf(last.current, tap)
  /** What is typed between two presses makes two of them. */
  const forget = () => {
    last.current = NEVER
  }
  return {
    onMouseDownCapture: (event) => {
      if (isSecond(event)) event.preventDefault()
    },
    onClickCapture: (event) => {
      if (event.detail === 0) return
      const isDouble = isSecond(event)
      const button = (event.target as Element).closest('button')
      // What is pressed on and on, as an arrow that moves a row, counts again and again.
      const goesOn = isDouble && button?.matches('[data-repeats]')
      if ((button || isDouble) && !goesOn) last.current = event.nativeEvent
      if (!isDouble) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDownCapture: forget,
    onInputCapture: forget,
  }
}

/**
 * Keeps the second half of a double tap from following a link, or moving a row, that has come under the finger, as where
 * the first half closed the form above it. Returns what ends that.
 */
export function keepFromSecondTaps(): () => void {
  let last = NEVER
  let didRepeat = false
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) return
    const target = event.target as Element
    const button = target.closest('button')
    const repeats = button?.matches('[data-repeats]') ?? false
    if (isSecondOf(last, event) && (target.closest('a[href]') || (repeats && !didRepeat))) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (!button) return
    last = event
    didRepeat = repeats
  }
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}

/** How long, in milliseconds, a page that is to be left for its answer may still be there. */
const LEAVING = 5000

/**
 * Keeps a form from being sent once more while the page waits for its answer: the browser would show the second one, and
 * nobody would have read the first, which may hold codes that are shown once. Returns what ends that.
 */
export function keepFromSecondSends(): () => void {
  let last = -Infinity
  const onSubmit = (event: SubmitEvent) => {
    // Not `form.method`: in a form with a control of that name, it is the control.
    if (event.defaultPrevented || (event.target as HTMLFormElement).getAttribute('method') !== 'post') return
    if (event.timeStamp - last < LEAVING) return event.preventDefault()
    // Who listens after this may send it without leaving the page.
    setTimeout(() => {
      if (!event.defaultPrevented) last = event.timeStamp
    })
  }
  const onReturn = () => {
    last = -Infinity
  }
  addEventListener('submit', onSubmit)
  addEventListener('pageshow', onReturn)
  return () => {
    removeEventListener('submit', onSubmit)
    removeEventListener('pageshow', onReturn)
  }
}
