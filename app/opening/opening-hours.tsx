import { Fragment, type ReactNode } from 'react'
import { upperFirst } from '../lib/upper-first'
import { hoursWords } from './parse-hours'
import styles from './opening-hours.module.css'

interface DayHours {
  day: string
  hours: string
  isToday?: boolean
  /** Said below the hours. */
  note?: ReactNode
}

/** The hours of each day; a day without any is closed. */
export function OpeningHours({ days }: { days: DayHours[] }) {
  return (
    <dl className={styles.hours} data-now="week">
      {days.map(({ day, hours, isToday, note }) => (
        <div key={day} className={styles.day} aria-current={isToday ? 'date' : undefined}>
          <dt>
            {upperFirst(day)}
            {isToday && (
              <span className={styles.today} data-screen="">
                aujourd'hui
              </span>
            )}
          </dt>
          <dd>
            {(hoursWords(hours) || 'Fermé').split(' / ').map((range, place) => (
              <Fragment key={place}>
                {place > 0 && ' / '}
                <span>{range}</span>
              </Fragment>
            ))}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
