import { TERMS } from '../legal/terms-first-content'
import { comingWeek, type Opening } from '../../opening/opening'
import { fr } from '../../lib/french-typography'
import { telephoneLink } from '../../lib/telephone'
import { ButtonLink } from '../../ui/button'
import { ExceptionalDates } from '../../opening/exceptional-dates'
import { OpeningHours } from '../../opening/opening-hours'
import styles from './view.module.css'

interface BookingPageProps {
  /** That of the booking service's place, where it has none of its own. */
  id: string | undefined
  help: string
  /** Whether the page is about appointments, and says how to move one. */
  appointments: boolean
  telephone: string
  /** When somebody answers, where this could be read. */
  opening: Opening | undefined
  /** The calendar day that the page is about. */
  today: string
}

/** How to book without the booking service. */
export function BookingPage({ id, help, appointments, telephone, opening, today }: BookingPageProps) {
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
      {opening && (
        <section className={styles.hours}>
          <h2>Nous répondons au téléphone</h2>
          <ExceptionalDates exceptions={opening.exceptions} today={today} />
          <OpeningHours
            days={comingWeek(opening, today).map(({ day, text, isToday, exception }) => ({
              day,
              hours: text,
              isToday,
              note: exception && 'À titre exceptionnel',
            }))}
          />
        </section>
      )}
    </div>
  )
}
