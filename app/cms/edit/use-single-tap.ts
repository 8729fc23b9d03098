import { useRef, type DOMAttributes, type MouseEvent } from 'react'

/** How soon, in milliseconds, and how near, in CSS pixels, a press is the second half of a double tap. */
const SOON = 400
const NEAR = 24

const NEVER = { at: -Infinity, x: 0, y: 0 }

/**
 * Keeps the second half of a double tap from pressing, or taking the focus to, what has come under the finger
 * meanwhile: listeners for what holds the buttons. The keyboard presses as often as it likes.
 */
export function useSingleTap(): DOMAttributes<HTMLElement> {
  const last = useRef(NEVER)
  const isSecond = ({ timeStamp, clientX, clientY }: MouseEvent) => {
    const { at, x, y } = last.current
    return timeStamp - at < SOON && Math.hypot(clientX - x, clientY - y) < NEAR
  }
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
      const isPress = (event.target as Element).closest('button')
      if (isPress || isDouble) last.current = { at: event.timeStamp, x: event.clientX, y: event.clientY }
      if (!isDouble) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDownCapture: forget,
    onInputCapture: forget,
  }
}
