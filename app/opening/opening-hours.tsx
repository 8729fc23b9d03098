import type { ReactNode } from 'react'
import { fr } from '../lib/french-typography'
import styles from './opening-hours.module.css'

interface DayHours {
  day: string
  hours: string
  isToday?: boolean
  /** Said below the hours. */
  note?: ReactNode
}

/** The hours of each day as they were written; a day without any is closed. */
export function OpeningHours({ days }: { days: DayHours[] }) {
  return (
    <dl className={styles.hours}>
      {days.map(({ day, hours, isToday, note }) => (
        <div key={day} className={styles.day} aria-current={isToday ? 'date' : undefined}>
          <dt>
            {day[0]!.toUpperCase() + day.slice(1)}
            {isToday && (
              <span className={styles.today} data-screen="">
                aujourd'hui
              </span>
            )}
          </dt>
          <dd>{fr(hours) || 'Fermé'}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
