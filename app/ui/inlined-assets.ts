import { createContext, useContext, type ReactElement, type ReactNode } from 'react'

/**
 * What comes within a page for reading, so that nothing has to be fetched before it is painted, and what of it is the
 * same on many pages: texts that stand for it until the page is put together.
 */
export interface InlinedAssets {
  /** What the page may do, as its header says: a file of it has no header. */
  policy: string
  styles: string
  script: string
  /** Stands for an element that depends on its properties alone, which are plain data. */
  kept: (element: ReactElement) => string
}

export const InlinedAssetsContext = createContext<InlinedAssets | undefined>(undefined)

/**
 * Returns what shows an element that depends on its properties alone, which are plain data: within a page for reading,
 * it is made once for as long as they stay the same.
 */
export function useKept(): (element: ReactElement) => ReactNode {
  const assets = useContext(InlinedAssetsContext)
  return (element) => assets?.kept(element) ?? element
}
