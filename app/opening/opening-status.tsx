import type { OpeningStatus as Status } from './opening'
import { classNames } from '../lib/class-names'
import styles from './opening-status.module.css'

interface OpeningStatusProps {
  /** Undefined where it is not known: nothing is then said. */
  status: Status | undefined
  /** The name by which it is renewed; none where it stands in what is renewed as a whole. */
  now?: string
  /** Where the hours stand that it is about. */
  href?: string
  className?: string | undefined
}

/** Whether the centre is open, in a few words: a full dot while it is, a ring while it is not. */
export function OpeningStatus({ status, now, href, className }: OpeningStatusProps) {
  if (!status) return now && <NothingNow now={now} />
  const { isOpen, words } = status
  const Element = href ? 'a' : 'span'
  return (
    <Element data-screen="" data-now={now} href={href} className={classNames(styles.status, className)}>
      <span className={styles.dot} data-open={isOpen || undefined} aria-hidden="true" />
      {words}
    </Element>
  )
}

/** Keeps the place of what a page has nothing to say of now, and may have once it is renewed. */
export const NothingNow = ({ now }: { now: string }) => <template data-now={now} />
