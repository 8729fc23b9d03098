import { frText } from '../../ui/french-text'
import styles from './price-note.module.css'
import { useWords } from './words'

/**
 * Says of the prices above that nothing is to be paid beyond them (arrêté du 3 décembre 1987, article 1er), or that no
 * VAT is due; of `goods`, which are sold without a service, apart.
 */
export function PriceNote({ goods = false }: { goods?: boolean }) {
  const { note, noteArticles } = useWords().tarifs
  return <p className={styles.note}>{frText(goods ? noteArticles : note)}</p>
}
