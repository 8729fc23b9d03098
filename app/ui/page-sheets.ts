import { createContext } from 'react'

/** The style sheets that stand within an administrator's page: their text, which the server alone has, and addresses. */
export interface PageSheets {
  text: string
  sheets: string[]
}

/** There are none in development, where a page links to its sheets. */
export const PageSheetsContext = createContext<PageSheets | undefined>(undefined)
