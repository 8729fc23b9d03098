import { frText } from '../../ui/french-text'
import { RichLine } from '../../ui/rich-text'
import type { BookingChoice as Choice } from './booking-choice.server'
import styles from './booking-choice.module.css'

/** Where the lines of the treatment stand that was chosen. */
export const LINES = 'lignes'

interface BookingChoiceProps {
  choice: Choice
  online: boolean
}

/** How what was chosen is told where the booking service is there, and the way back: by where it was chosen. */
const KINDS = {
  treatment: {
    how: 'Retrouvez ce soin dans la liste ci-dessous, ou dites-le-nous au téléphone.',
    back: 'Choisir un autre tarif',
  },
  member: {
    how: 'Choisissez le soin ci-dessous, et cette personne si elle y est proposée, ou dites-le-nous au téléphone.',
    back: "Revenir à l'équipe",
  },
  offer: {
    how: "Choisissez le soin ci-dessous et présentez l'offre à l'institut, ou dites-le-nous au téléphone.",
    back: "Revenir à l'offre",
  },
}

const kindOf = (from: string) => {
  if (from.startsWith('/soins/')) return KINDS.treatment
  return from === '/nos-expertes' ? KINDS.member : KINDS.offer
}

/** What the visitor chose: the booking service cannot be told, so she is. */
export function BookingChoice({ choice, online }: BookingChoiceProps) {
  const { title, from, line, facts = [], groups = [] } = choice
  const { how, back } = kindOf(from)
  const isHere = !online && groups.length > 0
  return (
    <section className={styles.choice} aria-label="Votre choix">
      <p className={styles.what}>
        {frText('Vous avez choisi : ')}
        <strong>{frText(title)}</strong>
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
      <p className={styles.how}>
        {frText(online ? how : 'Dites-le-nous au téléphone.')}{' '}
        <a href={isHere ? `#${LINES}` : from}>{isHere && !line ? 'Choisir un tarif' : back}</a>
      </p>
    </section>
  )
}
