import { useEffect, useId, useRef } from 'react'
import { fr } from '../../lib/french-typography'
import { momentAhead, readClockMoment, unusualHour } from '../../lib/planned-moment'
import { offerFocus } from './offer-focus'
import { momentPath } from './planning'
import type { Moments } from './use-planning'
import styles from './moments-fields.module.css'

interface MomentsFieldsProps {
  moments: Moments
  /** Why one of them is refused, by its path. */
  problemOf?: (path: string) => string | undefined
  onChange: (moments: Moments) => void
}

/** When a form's save is to be made, and until when, said in words as they are chosen. */
export default function MomentsFields({ moments, problemOf, onChange }: MomentsFieldsProps) {
  const { from, until } = moments
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // Where nothing is chosen yet, she has just pressed what opens it.
    if (!from && !until) offerFocus(fields.current?.querySelector('input'))
    // Only as it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <fieldset ref={fields} className={styles.fields}>
      <legend className="visually-hidden">Programmer</legend>
      <div className={styles.moments}>
        <Moment
          label="À partir du"
          value={from}
          problem={problemOf?.(momentPath('from'))}
          onChange={(next) => onChange({ from: next, until })}
        />
        <Moment
          label="Jusqu'au"
          value={until}
          problem={problemOf?.(momentPath('until'))}
          onChange={(next) => onChange({ from, until: next })}
        />
      </div>
      <p className={styles.words} role="status">
        {planWords(moments, new Date()).map((sentence) => (
          <span key={sentence}>{fr(sentence)} </span>
        ))}
      </p>
    </fieldset>
  )
}

interface MomentProps {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function Moment({ label, value, problem, onChange }: MomentProps) {
  const id = useId()
  return (
    <p className={styles.moment}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        max="2999-12-31T23:59"
        value={value}
        onChange={({ target }) => onChange(target.value.slice(0, 16))}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      />
      {problem && (
        <span id={`${id}-problem`} className={styles.problem} role="alert">
          {fr(problem)}
        </span>
      )}
    </p>
  )
}

/** Says what will happen when, before it is saved. */
export function planWords({ from, until }: Moments, now: Date): string[] {
  const [start, end] = [from, until].map(readClockMoment)
  if ((from && !start) || (until && !end)) return ["Cette date n'est pas valable."]
  if ([start, end].some((moment) => moment && moment <= now)) return ['Ce moment est déjà passé.']
  if (start && end && end <= start) return ['La fin vient avant le début.']
  const told = (moment: Date) => momentAhead(moment.toISOString(), now)
  const [first, last] = [start && told(start), end && told(end)]
  const sentences = [
    first && `Ce changement sera en ligne à partir du ${first}.`,
    !first && last ? 'Ce changement sera en ligne tout de suite.' : undefined,
    last && `Ce qui était là avant reviendra le ${last}.`,
    unusualHour(from),
    unusualHour(until),
  ].filter((sentence): sentence is string => Boolean(sentence))
  return sentences.length > 0 ? sentences : ['Sans date, ce changement est en ligne dès que vous enregistrez.']
}
