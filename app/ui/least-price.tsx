import { fr } from '../lib/french-typography'
import styles from './least-price.module.css'

/** A price, whether it is the least of several, and for whom it is where it is not for one. */
export interface Least {
  from: boolean
  price: string
  who: string | undefined
}

/** What something costs, « dès » where it may be more; for whom that is, in a smaller voice. */
export function LeastPrice({ from, price, who }: Least) {
  return (
    <>
      {fr(from ? `dès\u00a0${price}` : price)}
      {who && <small className={styles.who}> {who}</small>}
    </>
  )
}
