import { makeState } from './state'

/** What stands around every page and is changed by the administrators' bar: a name for each, and what opens it. */
export interface SitePart {
  name: string
  label: string
}

/** The part that is being changed, and whether somebody has just asked for it. */
export const openedPart = makeState<{ name: string; isAsked: boolean } | undefined>(undefined)
