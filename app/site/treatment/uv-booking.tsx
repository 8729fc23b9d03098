import { bookingLink } from '../../lib/booking-link'
import { frText } from '../../ui/french-text'
import { ButtonLink } from '../../ui/button'
import { UV } from './uv-first-content'
import styles from './uv-booking.module.css'

/** The one way to a session in the UV booth: a talk, for its length is not the visitor's to choose. */
export function UvBooking() {
  return (
    <div className={styles.booking}>
      <p>
        {frText(
          'La durée ne se choisit pas : la professionnelle qui vous reçoit la fixe après un entretien, et peut refuser la séance.',
        )}
      </p>
      <ButtonLink href={bookingLink(UV)} look="quiet">
        Demander un entretien
      </ButtonLink>
    </div>
  )
}
