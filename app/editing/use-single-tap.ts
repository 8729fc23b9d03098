import { useRef, type MouseEvent } from 'react'

/** How soon, in milliseconds, and how near, in CSS pixels, a press is the second half of a double tap. */
const SOON = 400
const NEAR = 24

/**
 * Keeps the second half of a double tap from pressing the button that has come under the finger meanwhile: for
 * `onClickCapture` of what holds the buttons. The keyboard presses as often as it likes.
 */
export function useSingleTap(): (event: MouseEvent<HTMLElement>) => void {
  const last = useRef({ at: -Infinity, x: 0, y: 0 })
  return (event) => {
    if (event.detail === 0 || !(event.target as Element).closest('button')) return
    const { timeStamp: at, clientX: x, clientY: y } = event
    const before = last.current
    last.current = { at, x, y }
    if (at - before.at > SOON || Math.hypot(x - before.x, y - before.y) > NEAR) return
    event.preventDefault()
    event.stopPropagation()
  }
}
