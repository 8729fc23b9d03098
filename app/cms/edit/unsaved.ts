import { useEffect } from 'react'

const unsaved = new Set<symbol>()

/** Says how many texts on the page are not saved yet. */
export function unsavedCount(): number {
  return unsaved.size
}

/** Counts a text as unsaved while `dirty`: leaving the page then warns. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const mark = Symbol('unsaved')
    unsaved.add(mark)
    addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(mark)
      if (unsaved.size === 0) removeEventListener('beforeunload', warn)
    }
  }, [dirty])
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
