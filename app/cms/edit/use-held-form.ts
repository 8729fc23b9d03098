import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Keeps the form around a field from being sent while `isHeld`: the focus then goes to the control within the field
 * that has `data-holds`. Where `free` can end that, it is tried first, and the form sent after all once it has. Returns
 * whether the form was held.
 */
export function useHeldForm(
  field: RefObject<HTMLElement | null>,
  isHeld: boolean,
  free?: () => Promise<boolean>,
): boolean {
  const [hasHeld, setHasHeld] = useState(false)
  // Before anybody can press what would send it.
  useLayoutEffect(() => {
    const form = field.current?.closest('form')
    if (!form || !isHeld) return
    const show = () => {
      setHasHeld(true)
      field.current?.querySelector<HTMLElement>('button[data-holds], [data-holds] input')?.focus()
    }
    let isBeingFreed = false
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      if (!free) return show()
      if (isBeingFreed) return
      isBeingFreed = true
      const button = form.querySelector('[data-saves] [type=submit]')
      button?.setAttribute('aria-busy', 'true')
      void free().then((isFree) => {
        isBeingFreed = false
        button?.setAttribute('aria-busy', 'false')
        if (!isFree) return show()
        letGo()
        form.requestSubmit()
      })
    }
    const letGo = () => form.removeEventListener('submit', hold, { capture: true })
    // Before the form's own listener, which is React's at the root of the page.
    form.addEventListener('submit', hold, { capture: true })
    return () => {
      letGo()
      setHasHeld(false)
    }
  }, [field, isHeld, free])
  return hasHeld
}
