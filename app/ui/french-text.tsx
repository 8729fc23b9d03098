import type { ReactNode } from 'react'
import { COMPOUND, fr } from '../lib/french-typography'

/**
 * Writes plain text as `fr` does, for a page: no line ends within a compound. Its letters stay those that were typed, to
 * be found and copied; it is one node, as a flex container needs it.
 */
export function frText(text: string): ReactNode {
  const [first, ...more] = fr(text).split(COMPOUND)
  if (more.length === 0) return first
  const pieces = [first, ...more].map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={place} className="firm">
        {piece}
      </span>
    ),
  )
  return first === '' && more.length === 2 && more[1] === '' ? pieces[1] : <span>{pieces}</span>
}
