import { frText } from '../../ui/french-text'
import { RichLine } from '../../ui/rich-text'
import { plainText } from '../../lib/plain-text'
import type { BookingChoice as Choice } from './booking-choice.server'
import styles from './booking-choice.module.css'

/** Where the lines of the treatment stand that was chosen. */
export const LINES = 'lignes'

interface BookingChoiceProps {
  choice: Choice
  online: boolean
}

const IN_LIST = 'Retrouvez ce soin dans la liste ci-dessous, ou dites-le-nous au téléphone.'

/** How what was chosen is told where the booking service is there, and the way back: by what was chosen. */
const KINDS = {
  line: { how: IN_LIST, back: 'Choisir un autre tarif' },
  treatment: { how: IN_LIST, back: 'Choisir un tarif' },
  // A talk first: nothing of it is chosen.
  talk: { how: IN_LIST, back: 'Revenir au soin' },
  member: {
    how: 'Choisissez le soin ci-dessous, et cette personne si elle y est proposée, ou dites-le-nous au téléphone.',
    back: "Revenir à l'équipe",
  },
  offer: {
    how: "Choisissez le soin ci-dessous et présentez l'offre à l'institut, ou dites-le-nous au téléphone.",
    back: "Revenir à l'offre",
  },
}

const isOfTreatment = ({ from }: Pick<Choice, 'from'>) => from.startsWith('/soins/')

/** In which of these ways something is chosen. */
export function kindOf({ from, line, groups }: Choice) {
  if (!isOfTreatment({ from })) return from === '/nos-expertes' ? KINDS.member : KINDS.offer
  if (line) return KINDS.line
  return groups ? KINDS.treatment : KINDS.talk
}

/** What a letter about it names. */
export const subjectOf = (choice: Choice): string =>
  [choice.title, plainText(choice.line?.name ?? ''), isOfTreatment(choice) ? choice.before : '']
    .filter(Boolean)
    .join(', ')

/** What the visitor chose: the booking service cannot be told, so she is. */
export function BookingChoice({ choice, online }: BookingChoiceProps) {
  const { title, before, from, line, facts = [], groups = [] } = choice
  const { how, back } = kindOf(choice)
  const isHere = !online && groups.length > 0
  // What is to be picked from follows at once.
  const leads = online || line !== undefined || groups.length === 0
  return (
    <section className={styles.choice} aria-label="Votre choix">
      <p className={styles.what}>
        {frText('Vous avez choisi : ')}
        <strong>{frText(title)}</strong>
        {isOfTreatment(choice) && before && frText(`, ${before}`)}
      </p>
      {line && (
        <p className={styles.line}>
          <span>
            <RichLine html={line.name} />
            {line.duration && frText(` · ${line.duration}`)}
          </span>{' '}
          {line.price && <RichLine html={line.price} className={styles.price} />}
        </p>
      )}
      {facts.length > 0 && <p className={styles.price}>{frText(facts.join(' · '))}</p>}
      {leads && (
        <p className={styles.how}>
          {online && frText(how)} <a href={isHere ? `#${LINES}` : from}>{back}</a>
        </p>
      )}
    </section>
  )
}
