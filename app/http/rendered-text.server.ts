import { createContext } from 'react-router'

/** The text of a page, for whoever keeps it: the body of an answer would be copied on its way in and out again. */
export interface RenderedText {
  text?: string
}

/** Set where the text of a page is taken from here: its answer then has none. */
export const renderedTextContext = createContext<RenderedText | undefined>(undefined)
