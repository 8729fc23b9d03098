import { readClockMoment } from '../../lib/planned-moment.ts'

const PAST = 'Ce moment est déjà passé : choisissez-en un à venir.'
const BACKWARDS = 'La fin vient avant le début : choisissez un moment plus tard.'
const NEVER = "Cette date n'est pas valable."

/** Reads from when and until when a change is to be, as a form says it; or why that cannot be, in French. */
export function readMoments(asked: {
  from?: string | undefined
  until?: string | undefined
}): { at: Date | undefined; until: Date | undefined } | { words: string } {
  const [at, until] = [asked.from, asked.until].map((text) => (text ? readClockMoment(text) : undefined))
  if ((asked.from && !at) || (asked.until && !until)) return { words: NEVER }
  if ([at, until].some((moment) => moment && moment <= new Date())) return { words: PAST }
  return at && until && until <= at ? { words: BACKWARDS } : { at, until }
}
