import { frenchDate } from '../../lib/french-date'
import { fr } from '../../lib/french-typography'
import type { SiteFacts } from './site-facts'

interface LetterheadProps {
  facts: SiteFacts
  /** The day as of which it is, as `2026-11-16`. */
  day: string
  /** What the sheet is about, where it says more than its title. */
  subject: string
}

/** What heads the page on paper alone: who, where, and as of what day. */
export function Letterhead({ facts, day, subject }: LetterheadProps) {
  const { nom, adresse, telephone } = facts
  return (
    <div data-letterhead="" hidden>
      <p>
        <strong>{nom}</strong>
        <br />
        {adresse.rue}, {adresse.code_postal} {adresse.ville}
        <br />
        {telephone}
      </p>
      <p>{fr(`${subject} au ${frenchDate(day)}`)}</p>
    </div>
  )
}
