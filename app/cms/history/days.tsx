import type { ReactNode } from 'react'
import { fr } from '../../lib/french-typography'
import styles from './days.module.css'

/** What was changed, or will be, day by day. */
export function Days({ children }: { children: ReactNode }) {
  return <div className={styles.days}>{children}</div>
}

/** One day with its changes, below its name. */
export function Day({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ol>{children}</ol>
    </section>
  )
}

interface DayLineProps {
  at: string
  time: string
  author?: string
  children: ReactNode
}

/** One change of a day: when, by whom, and what is said of it. */
export function DayLine({ at, time, author, children }: DayLineProps) {
  return (
    <li className={styles.line}>
      <p className={styles.meta}>
        <time dateTime={at}>{time}</time>
        {author && <span>{fr(author)}</span>}
      </p>
      <div className={styles.what}>{children}</div>
    </li>
  )
}

/** What is said where there is no day. */
export function NoDay({ children }: { children: string }) {
  return <p className={styles.empty}>{fr(children)}</p>
}
