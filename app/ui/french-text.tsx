import { Fragment, type ReactNode } from 'react'
import { AFTER_SLASH, COMPOUND, fr } from '../lib/french-typography'

/**
 * Writes plain text as `fr` does, for a page: no line ends within a compound, one may after a slash. Its letters stay those
 * that were typed, to be found and copied; it is one node, as a flex container needs it.
 */
export function frText(text: string): ReactNode {
  const [first = '', ...more] = fr(text).split(COMPOUND)
  if (more.length === 0) return slashed(first)
  const pieces = [first, ...more].map((piece, place) =>
    place % 2 === 0 ? (
      <Fragment key={place}>{slashed(piece)}</Fragment>
    ) : (
      <span key={place} className="firm">
        {piece}
      </span>
    ),
  )
  return first === '' && more.length === 2 && more[1] === '' ? pieces[1] : <span>{pieces}</span>
}

function slashed(text: string): ReactNode {
  const parts = text.split(AFTER_SLASH)
  if (parts.length === 1) return text
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
