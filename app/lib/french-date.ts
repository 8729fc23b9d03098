import { remembered } from './remembered.ts'
import { TIME_ZONE } from './time-zone.ts'

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone })

const [IN_ZONE, IN_UTC] = [dayIn(TIME_ZONE), dayIn('UTC')]

/** How long a day is, as 2026-12-24: it is the same everywhere. */
const DAY_LENGTH = 10

/** Writes a day, or that of an ISO timestamp, as a French reader does: « 1er juin 2026 ». Returns '' for no date. */
export const frenchDate = remembered((timestamp: string) => {
  const date = new Date(timestamp)
  const format = timestamp.length === DAY_LENGTH ? IN_UTC : IN_ZONE
  return Number.isNaN(date.getTime()) ? '' : format.format(date).replace(/^1 /, '1er ')
})
