import { EditableBlock } from '../../cms/edit/editable-block'
import type { Known } from '../../cms/edit/documents'
import { bookingLink } from '../../lib/booking-link'
import { frText } from '../../ui/french-text'
import type { OpeningStatus as Status } from '../../opening/opening'
import { OpeningStatus } from '../../opening/opening-status'
import { ButtonLink } from '../../ui/button'
import { TelephoneLinks } from '../../ui/telephone-links'
import type { Facts } from './definition'
import styles from './treatment-facts.module.css'

const BEFORE: [keyof Facts, string][] = [
  ['grossesse', 'Grossesse'],
  ['age', 'Âge'],
  ['medicaments', 'Santé, médicaments'],
]

/** Where a treatment is booked by telephone, and whether somebody answers. */
export interface Contact {
  telephone: string
  status: Status | undefined
}

interface TreatmentFactsProps {
  document: Known<'categories'>
  /** Left out where nobody may be invited to it: to the UV booth, which the law forbids. */
  contact: Contact | undefined
}

/** What is to be known of a treatment before choosing it, and the ways to book it, beside all that is read of it. */
export function TreatmentFacts({ document, contact }: TreatmentFactsProps) {
  return (
    <section className={styles.facts} aria-label="En bref" data-sticky="">
      <EditableBlock
        collection="categories"
        document={document}
        field="reperes"
        name="« Pour qui, à éviter, à savoir »"
      >
        {(reperes = {}) => <FactList {...reperes} />}
      </EditableBlock>
      {contact && (
        <div className={styles.ways}>
          <ButtonLink href={bookingLink(document.id)}>Réserver ce soin</ButtonLink>
          <TelephoneLinks telephone={contact.telephone} />
          <OpeningStatus status={contact.status} now="facts" className={styles.status} />
        </div>
      )}
    </section>
  )
}

function FactList(facts: Facts) {
  const { pourQui, eviter } = facts
  const before = BEFORE.filter(([name]) => facts[name])
  return (
    <>
      {(pourQui ?? eviter) && (
        <dl className={styles.list}>
          {pourQui && <Fact name="Pour qui" words={pourQui} />}
          {eviter && <Fact name="À éviter" words={eviter} />}
        </dl>
      )}
      {before.length > 0 && (
        <div className={styles.before}>
          <p className={styles.sign}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path
                d="M12 3.5 21.5 20h-19zM12 10v4.5M12 17.2v.3"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            À savoir avant
          </p>
          <dl className={styles.list}>
            {before.map(([name, label]) => (
              <Fact key={name} name={label} words={facts[name]!} />
            ))}
          </dl>
        </div>
      )}
    </>
  )
}

function Fact({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{frText(words)}</dd>
    </div>
  )
}
