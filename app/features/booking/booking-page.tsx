import type { Centre } from '../../content/centres'
import { TERMS } from '../../content/legal/terms'
import { WEEKDAYS } from '../../content/weekdays'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import { ButtonLink } from '../../ui/button'
import { OpeningHours } from '../../ui/opening-hours'
import styles from './booking-page.module.css'

interface BookingPageProps {
  /** What the booking service puts in this page; also the id of its container. */
  container: string
  help: string
  /** Whether the page is about appointments, and says how to move one. */
  appointments: boolean
  telephone: string
  horaires: Centre['horaires'] | undefined
}

/** The place of the booking service and, until it is there, how to do without it. */
export function BookingPage({ container, help, appointments, telephone, horaires }: BookingPageProps) {
  return (
    <div className={styles.container} id={container}>
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
