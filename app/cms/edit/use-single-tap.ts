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
