import { addressLines, inOneLine } from '../../lib/address-lines'
import { frenchDate } from '../../lib/french-date'
import { fr } from '../../lib/french-typography'
import { telephoneText } from '../../lib/telephone'
import type { SiteFacts } from './site-facts'

interface LetterheadProps {
  facts: SiteFacts
  /** The day as of which it is, as `2026-11-16`. */
  day: string
  /** What the sheet is about, where it says more than its title. */
  subject: string
  /** What leads from the sheet to the page of today: its side, and its dark parts as a path. */
  code: { side: number; path: string } | undefined
}

/** What heads the page on paper alone: who, where, and as of what day. */
export function Letterhead({ facts, day, subject, code }: LetterheadProps) {
  const { nom, adresse, telephone } = facts
  return (
    <div data-letterhead="" hidden>
      <p>
        <strong>{nom}</strong>
        <br />
        {inOneLine(addressLines(adresse))}
        <br />
        {telephoneText(telephone)}
      </p>
      {code && (
        <svg data-sheet-code="" viewBox={`0 0 ${code.side} ${code.side}`} width="76" height="76" aria-hidden="true">
          <path d={code.path} />
        </svg>
      )}
      <p>{fr(`${subject} au ${frenchDate(day)}`)}</p>
    </div>
  )
}
