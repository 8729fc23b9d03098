import { ExampleMark } from '../../cms/edit/example-mark'
import { bookingLink } from '../../lib/booking-link'
import type { Tarif } from './definition'
import { fr } from '../../lib/french-typography'
import { plainText } from '../../lib/plain-text'
import { RichLine } from '../../ui/rich-text'
import { isHeading, lineText, priceGroups } from './price-groups'
import styles from './price-list.module.css'

interface PriceListProps {
  soin: string
  tarifs: Tarif[]
  /** Says of a line, and what heads it, whether it is shown; all are where this is not asked. */
  isShown?: ((text: string) => boolean) | undefined
}

/** The priced lines, each group headed by the line without a price before it. */
export function PriceList({ soin, tarifs, isShown }: PriceListProps) {
  if (tarifs.length === 0) return <p>Aucun tarif disponible.</p>
  const isHidden = (heading: string, tarif: Tarif) => isShown && !isShown(lineText(heading, tarif))
  return (
    <div className={styles.groups}>
      {priceGroups(tarifs).map(({ heading, lines }, index) => (
        <div
          key={index}
          className={styles.group}
          data-below=""
          hidden={isShown && lines.every((tarif) => isHidden(heading, tarif))}
        >
          {heading && (
            <h3 className={styles.heading}>
              <RichLine html={heading} />
            </h3>
          )}
          <ul>
            {lines.map((tarif, place) => (
              <li key={place} className={styles.line} hidden={isHidden(heading, tarif)}>
                <PriceLine soin={soin} {...tarif} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** A line, or the heading of those that follow, by itself. */
export function PriceEntry({ soin, ...tarif }: Tarif & { soin: string }) {
  if (!isHeading(tarif))
    return (
      <div className={styles.line}>
        <PriceLine soin={soin} {...tarif} />
      </div>
    )
  return (
    <h3 className={styles.heading}>
      <RichLine html={tarif.name} />
    </h3>
  )
}

function PriceLine({ soin, ...tarif }: Tarif & { soin: string }) {
  const { name, price, duree, link, reservable = true } = tarif
  return (
    <>
      <span className={styles.name}>
        <RichLine html={name} /> {duree && <em>{fr(duree)}</em>}{' '}
        {link && (
          <a href={link} target="_blank" rel="noopener" aria-label={fr(`Voir : ${plainText(name)} (nouvel onglet)`)}>
            Voir
          </a>
        )}
      </span>
      <span className={styles.details}>
        <ExampleMark of={tarif} />
        <RichLine html={price} className={styles.price} />
      </span>
      {reservable && (
        <a className={styles.book} href={bookingLink(soin, name)}>
          Réserver<span className="visually-hidden">{fr(` : ${plainText(name)}`)}</span>
        </a>
      )}
    </>
  )
}
