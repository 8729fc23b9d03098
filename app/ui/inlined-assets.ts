import { createContext } from 'react'

/** The styles and the script of a page that come within it, so that nothing has to be fetched before it is painted. */
export interface InlinedAssets {
  /** What the page may do, as its header says: a file of it has no header. */
  policy: string
  styles: string
  script: string
}

export const InlinedAssetsContext = createContext<InlinedAssets | undefined>(undefined)
