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

interface OpeningHoursProps {
  days: DayHours[]
  /** Until when they are those to be shown, in milliseconds since 1970, where that is known. */
  until?: number | undefined
}

/** The hours of each day; a day without any is closed. */
export function OpeningHours({ days, until }: OpeningHoursProps) {
  return (
    <dl className={styles.hours} data-until={until}>
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
