import { ButtonLink } from '../../ui/button'
import styles from './booking-bar.module.css'

/** What a visitor in a hurry came for: an appointment, or the price. */
export function BookingBar() {
  return (
    <p className={styles.bar}>
      <ButtonLink href="/rendez-vous">Prendre rendez-vous</ButtonLink>
      <ButtonLink href="#tarifs" look="quiet">
        Les tarifs
      </ButtonLink>
    </p>
  )
}
