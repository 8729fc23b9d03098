import { createContext } from 'react'

/**
 * What a page has that does not come alive in the browser: its policy, styles and script within it, so that nothing
 * has to be fetched before it is painted.
 */
export interface StaticPage {
  /** What the page may do, as its header says: a file of it has no header. */
  policy: string
  styles: string
  script: string
}

export const StaticPageContext = createContext<StaticPage | undefined>(undefined)
