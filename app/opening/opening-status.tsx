import type { OpeningStatus as Status } from './opening'
import { classNames } from '../lib/class-names'
import styles from './opening-status.module.css'

interface OpeningStatusProps {
  status: Status
  /** Where the hours stand that it is about. */
  href?: string
  className?: string | undefined
}

/** Whether the centre is open, in a few words: a full dot while it is, a ring while it is not. */
export function OpeningStatus({ status: { isOpen, words, until }, href, className }: OpeningStatusProps) {
  const Element = href ? 'a' : 'span'
  return (
    <Element data-screen="" data-until={until} href={href} className={classNames(styles.status, className)}>
      <span className={styles.dot} data-open={isOpen || undefined} aria-hidden="true" />
      {words}
    </Element>
  )
}
