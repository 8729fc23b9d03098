import { Sun } from './sun'
import styles from './divider.module.css'

/** A gold rule with a rising sun, between two parts of a page. */
export function Divider() {
  return (
    <div className={styles.divider} role="presentation">
      <Sun className={styles.sun} />
    </div>
  )
}
