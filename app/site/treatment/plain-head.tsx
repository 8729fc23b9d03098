import { fr } from '../../lib/french-typography'
import type { TreatmentHeadProps } from './treatment-head'
import styles from './plain-head.module.css'

/** Heads a treatment that stands on another page. */
export function PlainHead({ title, children }: TreatmentHeadProps) {
  return (
    <header className={styles.head}>
      <h2>{fr(title)}</h2>
      {children}
    </header>
  )
}
