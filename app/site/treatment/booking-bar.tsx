import { useDocument, type Known } from '../../cms/edit/documents'
import { bookingLink } from '../../lib/booking-link'
import { ButtonLink } from '../../ui/button'
import { Share } from '../../ui/share'
import { hasPrice } from './price-groups'
import styles from './booking-bar.module.css'

/** What a visitor in a hurry came for: an appointment, or the price. */
export function BookingBar({ document: initial }: { document: Known<'categories'> }) {
  const { id, tarifs } = useDocument('categories', initial)
  return (
    <p className={styles.bar}>
      <ButtonLink href={bookingLink(id)}>Prendre rendez-vous</ButtonLink>
      {hasPrice(tarifs) && (
        <ButtonLink href="#tarifs" look="quiet">
          Les tarifs
        </ButtonLink>
      )}
      <Share />
    </p>
  )
}
