import { fr } from '../lib/french-typography'
import styles from './opening-hours.module.css'

/** The hours of each day as they were written; a day without any is closed. */
export function OpeningHours({ days }: { days: { day: string; hours: string }[] }) {
  return (
    <dl className={styles.hours}>
      {days.map(({ day, hours }) => (
        <div key={day} className={styles.day}>
          <dt>{day[0]!.toUpperCase() + day.slice(1)}</dt>
          <dd>{fr(hours) || 'Fermé'}</dd>
        </div>
      ))}
    </dl>
  )
}
