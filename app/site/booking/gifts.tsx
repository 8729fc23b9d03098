import { useWords } from '../../cms/edit/words'
import { fr } from '../../lib/french-typography'
import { completePrice } from '../../lib/price'
import { voucherLink } from '../../lib/booking-link'
import { frText } from '../../ui/french-text'
import styles from './gifts.module.css'

export interface Gift {
  title: string
  /** Whether it may cost more. */
  from: boolean
  price: string
  /** For whom that is, where it is not for one. */
  who: string | undefined
  /** What is given of it at that price; undefined where that is the least of it. */
  example: string | undefined
  href: string
}

/** What can be given: amounts to choose from, and treatments with the least that each costs. */
export function Gifts({ gifts }: { gifts: Gift[] }) {
  const { titreMontants, montants, autreMontant, titreSoins } = useWords()['cheques-cadeaux']
  const hasGifts = titreSoins !== '' && gifts.length > 0
  if (montants.length === 0 && !hasGifts) return null
  return (
    <div className={styles.gifts}>
      {montants.length > 0 && (
        <section>
          <h2>{frText(titreMontants)}</h2>
          <Amounts amounts={montants} />
          {autreMontant && <p className={styles.other}>{frText(autreMontant)}</p>}
        </section>
      )}
      {hasGifts && (
        <section>
          <h2>{frText(titreSoins)}</h2>
          <ul className={styles.treatments}>
            {gifts.map(({ title, from, price, who, example, href }) => (
              <li key={href}>
                <div>
                  <a href={href}>{frText(title)}</a>
                  {example && <p>{frText(example)}</p>}
                </div>
                <span className={styles.cost}>
                  <span>
                    {from && 'dès\u00a0'}
                    <strong>{fr(price)}</strong>
                  </span>
                  {who && <small> {who}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Amounts to choose from, each a small voucher that is then written on the large one; a number that was typed alone has its sign. */
export function Amounts({ amounts }: { amounts: string[] }) {
  return (
    <ul className={styles.amounts}>
      {amounts.map((amount, place) => (
        <li key={place}>
          <a href={voucherLink(amount)}>
            <span className="visually-hidden">{fr('Commander : ')}</span>
            {fr(completePrice(amount))}
          </a>
        </li>
      ))}
    </ul>
  )
}
