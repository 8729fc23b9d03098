import { bookingLink } from '../../lib/booking-link'
import { ButtonLink } from '../../ui/button'
import { Share } from '../../ui/share'
import styles from './booking-bar.module.css'

/** What a visitor in a hurry came for: an appointment, or the price. */
export function BookingBar({ soin }: { soin: string }) {
  return (
    <p className={styles.bar}>
      <ButtonLink href={bookingLink(soin)}>Prendre rendez-vous</ButtonLink>
      <ButtonLink href="#tarifs" look="quiet">
        Les tarifs
      </ButtonLink>
      <Share />
    </p>
  )
}
