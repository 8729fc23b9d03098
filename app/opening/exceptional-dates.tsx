import type { Exception } from './exceptions'
import { exceptionWords, upcoming } from './opening'
import styles from './exceptional-dates.module.css'

interface ExceptionalDatesProps {
  exceptions: Exception[] | undefined
  today: string
}

/** The dates to come on which the hours are others; nothing where there are none. */
export function ExceptionalDates({ exceptions = [], today }: ExceptionalDatesProps) {
  const dates = upcoming(exceptions, today)
  if (dates.length === 0) return null
  return (
    <ul className={styles.dates} aria-label="Dates exceptionnelles">
      {dates.map((one, index) => (
        <li key={index}>{exceptionWords(one, today)}</li>
      ))}
    </ul>
  )
}
