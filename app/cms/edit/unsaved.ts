import { useEffect } from 'react'

const unsaved = new Set<symbol>()

/** Says how many texts on the page are not saved yet. */
export function unsavedCount(): number {
  return unsaved.size
}

/** Counts a text as unsaved while `dirty`: leaving the page then warns, unless leaving is how it is saved. */
export function useUnsaved(dirty: boolean, isWarned = true): void {
  useEffect(() => {
    if (!dirty) return
    const mark = Symbol('unsaved')
    unsaved.add(mark)
    if (isWarned) addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(mark)
      if (unsaved.size === 0) removeEventListener('beforeunload', warn)
    }
  }, [dirty, isWarned])
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
