import { readClockMoment } from '../../lib/planned-moment.ts'

const PAST = 'Ce moment est déjà passé : choisissez-en un à venir.'
const BACKWARDS = 'La fin vient avant le début : choisissez un moment plus tard.'
/** Said beside the end of a save that had nothing to change, which keeps none. */
export const NOTHING_TO_END =
  "Rien n'a été changé ici : rien ne reviendrait ce jour-là. Pour qu'une offre se termine, remplissez « Au »."

const NEVER = "Cette date n'est pas valable."

/** Reads from when and until when a change is to be, as a form says it; or why that cannot be, in French, and of which. */
export function readMoments(asked: {
  from?: string | undefined
  until?: string | undefined
}): { at: Date | undefined; until: Date | undefined } | { words: string; refused: 'from' | 'until' } {
  const [at, until] = [asked.from, asked.until].map((text) => (text ? readClockMoment(text) : undefined))
  if (asked.from && !at) return { words: NEVER, refused: 'from' }
  if (asked.until && !until) return { words: NEVER, refused: 'until' }
  const now = new Date()
  if (at && at <= now) return { words: PAST, refused: 'from' }
  if (until && until <= now) return { words: PAST, refused: 'until' }
  return at && until && until <= at ? { words: BACKWARDS, refused: 'until' } : { at, until }
}
