import styles from './price-note.module.css'

/** Says of the prices above that nothing is to be paid beyond them (arrêté du 3 décembre 1987, article 1er). */
export function PriceNote() {
  return <p className={styles.note}>Prix TTC, service compris.</p>
}
