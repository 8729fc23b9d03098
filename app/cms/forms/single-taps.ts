import { isSecondOf, NEVER } from '../edit/double-tap'

/** Keeps the second half of a double tap from pressing what has come under the finger meanwhile. */
export function keepSingleTaps(): void {
  let last = NEVER
  document.addEventListener(
    'click',
    (event) => {
      // The keyboard presses as often as it likes.
      if (event.detail === 0) return
      const isSecond = isSecondOf(last, event)
      last = event
      if (!isSecond || !(event.target as Element).closest('dialog[data-form]')) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
