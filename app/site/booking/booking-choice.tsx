import { fr } from '../../lib/french-typography'
import { RichLine } from '../../ui/rich-text'
import type { BookingChoice as Choice } from './booking-choice.server'
import styles from './booking-choice.module.css'

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
export function BookingChoice({ choice: { title, from, line, facts = [] }, online }: BookingChoiceProps) {
  const { how, back } = kindOf(from)
  return (
    <section className={styles.choice} aria-label="Votre choix">
      <p className={styles.what}>
        {fr('Vous avez choisi : ')}
        <strong>{fr(title)}</strong>
        {line && (
          <>
            {', '}
            <RichLine html={line.name} />
            {line.duration && fr(` · ${line.duration}`)}
          </>
        )}
        {line?.price && (
          <>
            {' · '}
            <RichLine html={line.price} className={styles.price} />
          </>
        )}
      </p>
      {facts.length > 0 && <p className={styles.price}>{fr(facts.join(' · '))}</p>}
      <p className={styles.how}>
        {fr(online ? how : 'Dites-le-nous au téléphone.')} <a href={from}>{back}</a>
      </p>
    </section>
  )
}
