import { exceptionWords, upcoming, withUsualHours, type Opening } from './opening'
import { NothingNow } from './opening-status'
import styles from './exceptional-dates.module.css'

interface ExceptionalDatesProps {
  opening: Opening
  today: string
}

/** How many dates stand above the hours of the week; more are behind a press. */
const FIRST = 5

/** The dates to come on which the hours are others; nothing where there are none. */
export function ExceptionalDates({ opening, today }: ExceptionalDatesProps) {
  const dates = upcoming(withUsualHours(opening), today)
  if (dates.length === 0) return <NothingNow now="dates" />
  // One date takes no more room than the press that would show it.
  const shown = dates.length > FIRST + 1 ? FIRST : dates.length
  const lines = (some: typeof dates) => some.map((one, index) => <li key={index}>{exceptionWords(one, today)}</li>)
  return (
    <div className={styles.dates} data-now="dates">
      <ul aria-label="Dates exceptionnelles">{lines(dates.slice(0, shown))}</ul>
      {shown < dates.length && (
        <details>
          <summary>Voir les {dates.length - shown} dates suivantes</summary>
          <ul aria-label="Dates exceptionnelles suivantes">{lines(dates.slice(shown))}</ul>
        </details>
      )}
    </div>
  )
}
