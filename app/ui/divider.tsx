import { Sun } from './sun'
import styles from './divider.module.css'

/** A gold rule between two parts of a page; with a rising sun, before the part that matters most. */
export function Divider({ sun = false }: { sun?: boolean }) {
  return (
    <div className={styles.divider} role="presentation">
      {sun && <Sun className={styles.sun} />}
    </div>
  )
}
