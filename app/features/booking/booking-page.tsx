import type { Centre } from '../../content/centres'
import { TERMS } from '../../content/legal/terms'
import { WEEKDAYS } from '../../content/weekdays'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import { ButtonLink } from '../../ui/button'
import { OpeningHours } from '../../ui/opening-hours'
import styles from './booking-page.module.css'

interface BookingPageProps {
  /** That of the booking service's place, where it has none of its own. */
  id: string | undefined
  help: string
  /** Whether the page is about appointments, and says how to move one. */
  appointments: boolean
  telephone: string
  horaires: Centre['horaires'] | undefined
}

/** How to book without the booking service. */
export function BookingPage({ id, help, appointments, telephone, horaires }: BookingPageProps) {
  return (
    <div className={styles.container} id={id}>
      <section className={styles.telephone}>
        <h2>Par téléphone</h2>
        <p>{fr(help)}</p>
        <ButtonLink href={telephoneLink(telephone)} className={styles.number}>
          {telephone}
        </ButtonLink>
        {appointments && (
          <p className={styles.note}>
            {fr(
              `Un rendez-vous se déplace ou s'annule sans frais jusqu'à ${TERMS.cancellationHours} heures avant. Les détails sont dans nos `,
            )}
            <a href="/cgv">conditions générales de vente</a>.
          </p>
        )}
      </section>
      {horaires && (
        <section className={styles.hours}>
          <h2>Nous répondons au téléphone</h2>
          <OpeningHours days={WEEKDAYS.map((day) => ({ day, hours: horaires[day] }))} />
        </section>
      )}
    </div>
  )
}
