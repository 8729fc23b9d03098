import { createContext, useContext, type ReactElement, type ReactNode } from 'react'

/**
 * What a page has that is for reading and does not come alive: its styles and script within it, so that nothing has to
 * be fetched before it is painted, and what is the same on many pages. All are texts that stand for it until the page
 * is put together.
 */
export interface Reading {
  /** What the page may do, as its header says: a file of it has no header. */
  policy: string
  styles: string
  script: string
  /** Stands for an element that depends on its properties alone, which are plain data. */
  kept: (element: ReactElement) => string
}

export const ReadingContext = createContext<Reading | undefined>(undefined)

/**
 * Returns what shows an element that depends on its properties alone, which are plain data: within a page for reading,
 * it is made once for as long as they stay the same.
 */
export function useKept(): (element: ReactElement) => ReactNode {
  const reading = useContext(ReadingContext)
  return (element) => reading?.kept(element) ?? element
}
