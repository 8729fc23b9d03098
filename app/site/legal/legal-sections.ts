import type { Centre } from '../centre/definition.ts'
import type { LegalPart } from './definition.ts'
import { fillIn, type AuditWord } from '../../lib/braced-words.ts'
import { fr } from '../../lib/french-typography.ts'
import { legalWords } from './legal-words.ts'

/** A section of a legal text as it is read. */
export interface LegalSection {
  /** Of its entry in the document; left out where it has none. */
  entry?: string
  /** The last part of its address. */
  id: string
  /** « 1. », before its title. */
  number?: string
  title: string
  html: string
}

/** Where one can book online. */
export interface BookingFacts {
  /** Whether the site has a booking service. */
  hasBooking: boolean
  /** Whether it leads to a page at a booking service that does not come into its own. */
  hasBookingPage: boolean
}

interface Reading extends Partial<BookingFacts> {
  isNumbered?: boolean
  /** Whether what the site does not know is marked, for administrators; else it is left out. */
  isMarked?: boolean
  /** What the declaration of accessibility names besides. */
  audit?: Record<AuditWord, string> | undefined
}

/** Makes of the parts of a legal text what is read of it: numbered, filled in, each with an address of its own. */
export function legalSections(
  parts: Pick<LegalPart, 'titre' | 'texte'>[],
  centre: Centre,
  { isNumbered = false, isMarked = false, audit, hasBooking, hasBookingPage }: Reading = {},
): LegalSection[] {
  const values = { ...legalWords(centre, hasBooking, hasBookingPage), ...audit }
  const titles = parts.map(({ titre }) => titre)
  const anchors = titles.map(anchor)
  return parts.flatMap((part, index) => {
    const html = fillIn(part.texte, { values, titles, isMarked })
    const again = anchors.slice(0, index).filter((one) => one === anchors[index]).length
    return html === undefined || (html === '' && !isMarked)
      ? []
      : [
          {
            ...('id' in part && { entry: String(part.id) }),
            id: anchors[index]! + (again > 0 ? `-${again + 1}` : ''),
            ...(isNumbered && { number: `${index + 1}.` }),
            title: fr(part.titre),
            html,
          },
        ]
  })
}

function anchor(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
