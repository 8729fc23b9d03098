import { fr } from '../../lib/french-typography'
import { RichLine } from '../../ui/rich-text'
import styles from './booking-choice.module.css'

interface BookingChoiceProps {
  choice: { id: string; title: string; line?: { name: string; price?: string } }
  online: boolean
}

/** What the visitor chose on a treatment's page: the booking service cannot be told, so she is. */
export function BookingChoice({ choice: { id, title, line }, online }: BookingChoiceProps) {
  return (
    <section className={styles.choice} aria-label="Votre choix">
      <p className={styles.what}>
        {fr('Vous avez choisi : ')}
        <strong>{fr(title)}</strong>
        {line && (
          <>
            {', '}
            <RichLine html={line.name} />
          </>
        )}
        {line?.price && (
          <>
            {' · '}
            <RichLine html={line.price} className={styles.price} />
          </>
        )}
      </p>
      <p className={styles.how}>
        {fr(
          online
            ? 'Retrouvez ce soin dans la liste ci-dessous, ou dites-le-nous au téléphone.'
            : 'Dites-le-nous au téléphone.',
        )}{' '}
        <a href={`/soins/${encodeURIComponent(id)}#tarifs`}>Choisir un autre tarif</a>
      </p>
    </section>
  )
}
