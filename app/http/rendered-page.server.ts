import { createContext } from 'react-router'

/** The bytes of a page, for whoever keeps it: the body of an answer would be copied on its way in and out again. */
export interface RenderedPage {
  bytes?: Buffer<ArrayBuffer>
}

/** Set where the bytes of a page are taken from here: its answer then has none. */
export const renderedPageContext = createContext<RenderedPage | undefined>(undefined)
