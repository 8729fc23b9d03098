import { createContext } from 'react'

/** What stands within an administrator's page: style sheets and script as text, which the server alone has. */
export interface PageSheets {
  text: string
  /** The addresses of the style sheets. */
  sheets: string[]
  script: string
}

/** There are none in development, where a page links to its own. */
export const PageSheetsContext = createContext<PageSheets | undefined>(undefined)
