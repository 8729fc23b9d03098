import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps an entry where it is on the screen when the arrangement around it changes: what was pressed stays under the
 * finger. Returns what is told the entry just before.
 */
export function useKeptInView(arrangement: unknown): (id: string) => void {
  const kept = useRef<{ id: string; top: number }>(undefined)
  useLayoutEffect(() => {
    const { id, top } = kept.current ?? {}
    kept.current = undefined
    if (id !== undefined) scrollBy({ top: topOf(id) - top!, behavior: 'instant' })
  }, [arrangement])
  return (id) => {
    kept.current = { id, top: topOf(id) }
  }
}

/** Finds an entry by its id, on the page or within a part of it that is there. */
export function rowOf(id: string, within: ParentNode | null = document): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null
}

/** Of a row on the page, or of an entry in a form. */
const topOf = (id: string) =>
  (document.querySelector(`[data-entry="${CSS.escape(id)}"]`) ?? rowOf(id))?.getBoundingClientRect().top ?? 0
