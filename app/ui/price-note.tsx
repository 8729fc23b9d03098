import styles from './price-note.module.css'

/**
 * Says of the prices above that nothing is to be paid beyond them (arrêté du 3 décembre 1987, article 1er): of `goods`,
 * which are sold without a service, that tax is in them.
 */
export function PriceNote({ goods = false }: { goods?: boolean }) {
  return <p className={styles.note}>{goods ? 'Prix TTC.' : 'Prix TTC, service compris.'}</p>
}
