import { fr } from '../lib/french-typography'
import styles from './least-price.module.css'

/** A price, and for whom it is where it is not for one. */
export interface Least {
  price: string
  who: string | undefined
}

/** What something costs at least; for whom that is, in a smaller voice. */
export function LeastPrice({ price, who }: Least) {
  return (
    <>
      {fr(`dès\u00a0${price}`)}
      {who && <small className={styles.who}> {who}</small>}
    </>
  )
}
