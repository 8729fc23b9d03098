import { telephoneLink } from '../../lib/telephone'
import { ButtonLink } from '../../ui/button'
import styles from './booking-bar.module.css'

/** The two ways to an appointment, kept at hand on a phone. */
export function BookingBar({ telephone }: { telephone: string }) {
  return (
    <p className={styles.bar}>
      <ButtonLink href="/rendez-vous">Prendre rendez-vous</ButtonLink>
      <ButtonLink href={telephoneLink(telephone)} look="quiet">
        Téléphoner
      </ButtonLink>
    </p>
  )
}
