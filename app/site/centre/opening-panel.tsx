import type { Exception } from '../../opening/exceptions'
import { comingWeek, openingStatus, type Opening } from '../../opening/opening'
import { dayAt } from '../../lib/clock'
import { fr } from '../../lib/french-typography'
import { ExceptionalDates } from '../../opening/exceptional-dates'
import { OpeningHours } from '../../opening/opening-hours'
import { NothingNow, OpeningStatus } from '../../opening/opening-status'
import { isUnclear, NOT_UNDERSTOOD } from './not-understood'
import styles from './opening-panel.module.css'

interface OpeningPanelProps {
  opening: Opening & { exceptions: Exception[] }
  now: string
  flagged: boolean
}

/** When the centre is open: now, on dates to come, and through the week. */
export function OpeningPanel({ opening, now, flagged }: OpeningPanelProps) {
  const instant = new Date(now)
  const today = dayAt(instant)
  const status = openingStatus(opening, instant)
  const days = comingWeek(opening, today).map((day) => {
    return flagged && isUnclear(day.hours) ? { ...day, note: fr(NOT_UNDERSTOOD) } : day
  })
  return (
    <>
      <h2>Horaires d'ouverture</h2>
      {status ? (
        <p className={styles.status} data-now="status">
          <OpeningStatus status={status} />
        </p>
      ) : (
        <NothingNow now="status" />
      )}
      <ExceptionalDates opening={opening} today={today} />
      <OpeningHours days={days} />
    </>
  )
}
