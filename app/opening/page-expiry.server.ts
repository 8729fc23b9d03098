import { createContext } from 'react-router'
import { nextChange, openingStatus, type Opening, type OpeningStatus } from './opening.ts'

/** Until when an answer stays as it is, were nothing saved meanwhile. */
export interface PageExpiry {
  at?: Date
  /** A moment at which it changes to the second: caches that others keep are to have nothing of before by then. */
  turn?: Date
}

/** What a page says of its own expiry while it is made; whoever keeps finished pages reads it afterwards. */
export const pageExpiryContext = createContext<PageExpiry>()

/** Lets a page expire at a moment, unless something else on it has ended before. */
export function expirePageAt(expiry: PageExpiry, moment: Date): void {
  if (!expiry.at || moment < expiry.at) expiry.at = moment
}

/** Lets a page change at a moment for whoever asks, as one that was saved then. */
export function turnPageAt(expiry: PageExpiry, moment: Date): void {
  expirePageAt(expiry, moment)
  if (!expiry.turn || moment < expiry.turn) expiry.turn = moment
}

interface Now {
  status: OpeningStatus | undefined
  /** Until when it is so. */
  until: Date
}

const PARTS = ['horaires', 'exceptions', 'adresse', 'planned'] as const

/** What was last said of the hours, and from when on it is so. */
let last: (Opening & Now & { from: Date }) | undefined

/** Says whether the centre is open, and lets the page that shows it expire when that changes. */
export function statusUntilExpiry(expiry: PageExpiry, opening: Opening, now: Date): Now {
  const isSame = PARTS.every((part) => last?.[part] === opening[part])
  // Every page says it: worked out each time, it is a fiftieth of what a page takes.
  if (!last || !isSame || now < last.from || now >= last.until)
    last = { ...opening, from: now, until: nextChange(opening, now), status: openingStatus(opening, now) }
  expirePageAt(expiry, last.until)
  return last
}
