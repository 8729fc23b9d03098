import { remembered } from './remembered.ts'
import { TIME_ZONE } from './time-zone.ts'

const DAY = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

/** Writes the day of an ISO timestamp as a French reader does: « 1er juin 2026 ». Returns '' for no date. */
export const frenchDate = remembered((timestamp: string) => {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? '' : DAY.format(date).replace(/^1 /, '1er ')
})
