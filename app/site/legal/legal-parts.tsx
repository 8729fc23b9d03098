import type { Centre } from '../centre/definition'
import type { LegalPart } from './definition'
import { useRouteLoaderData } from 'react-router'
import { EditableList } from '../../cms/edit/editable-list'
import type { Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { legalSections, type BookingFacts } from './legal-sections'
import { LegalSectionText, LegalText } from './legal-text'

const BracedWords = late(() => import('./braced-words'))

type LegalPartsProps = Pick<Parameters<typeof legalSections>[2] & object, 'isNumbered' | 'audit'> & {
  centre: Centre
} & (
    | { collection: 'cgv'; document: Known<'cgv'>; field: 'articles'; parts: LegalPart[] }
    | { collection: 'mentionsLegales'; document: Known<'mentionsLegales'>; field: 'sections'; parts: LegalPart[] }
    | { collection: 'accessibilite'; document: Known<'accessibilite'>; field: 'sections'; parts: LegalPart[] }
  )

/** The parts of a legal text, each edited where it stands: then what is still to be completed of it is marked. */
export function LegalParts({ centre, isNumbered = false, audit, parts, ...asked }: LegalPartsProps) {
  // The three differ in nothing but the names of the collection and of its list.
  const list = asked as Extract<typeof asked, { collection: 'cgv' }>
  const isMarked = useEditing()
  const { hasBooking, hasBookingPage } = (useRouteLoaderData('root') as { facts: BookingFacts }).facts
  const sections = legalSections(parts, centre, { isNumbered, isMarked, audit, hasBooking, hasBookingPage })
  const one = (part: LegalPart) => {
    const section =
      sections.find(({ entry }) => entry === part.id) ??
      legalSections([part], centre, { isMarked: true, audit, hasBooking, hasBookingPage })[0]
    return section && <LegalSectionText {...section} />
  }
  return (
    <LegalText sections={sections}>
      {isMarked && <BracedWords audit={audit} />}
      <EditableList {...list} entry={one}>
        {() => (
          <>
            {sections.map((section) => (
              <LegalSectionText key={section.id} {...section} />
            ))}
          </>
        )}
      </EditableList>
    </LegalText>
  )
}
