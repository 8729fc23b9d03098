import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  id?: string
  title: ReactNode
  /** `section` heads a part of the page, `entry` is one of a list. */
  kind: 'section' | 'entry'
  open?: boolean
  /** Said in a lower voice: there is nothing in it yet. */
  isEmpty?: boolean
  children: ReactNode
}

/** A title that shows or hides what is below it, each by itself. */
export function Disclosure({ id, title, kind, open = false, isEmpty = false, children }: DisclosureProps) {
  const Heading = kind === 'section' ? 'h2' : 'h3'
  return (
    <details id={id} className={styles.disclosure} data-kind={kind} data-empty={isEmpty || undefined} open={open}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
