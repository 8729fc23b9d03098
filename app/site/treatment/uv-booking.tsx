import { bookingLink } from '../../lib/booking-link'
import { ButtonLink } from '../../ui/button'
import { UV } from './uv-first-content'
import styles from './uv-booking.module.css'

/** The one way to a session in the UV booth: a talk, for its length is not the visitor's to choose, as the description says. */
export function UvBooking() {
  return (
    <p className={styles.booking}>
      <ButtonLink href={bookingLink(UV)} look="quiet">
        Demander un entretien
      </ButtonLink>
    </p>
  )
}
