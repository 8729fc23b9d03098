import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Keeps the form around a field from being sent while `isHeld`: the focus then goes to the control within the field
 * that has `data-holds`. Returns whether that has happened.
 */
export function useHeldForm(field: RefObject<HTMLElement | null>, isHeld: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(false)
  // Before anybody can press what would send it.
  useLayoutEffect(() => {
    const form = field.current?.closest('form')
    if (!form || !isHeld) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      setHasHeld(true)
      field.current?.querySelector<HTMLElement>('button[data-holds], [data-holds] input')?.focus()
    }
    // Before the form's own listener, which is React's at the root of the page.
    form.addEventListener('submit', hold, { capture: true })
    return () => {
      form.removeEventListener('submit', hold, { capture: true })
      setHasHeld(false)
    }
  }, [field, isHeld])
  return hasHeld
}
