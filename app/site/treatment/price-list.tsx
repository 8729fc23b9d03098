import { ExampleMark } from '../../cms/edit/example-mark'
import { bookingLink } from '../../lib/booking-link'
import type { Tarif } from './definition'
import { fr } from '../../lib/french-typography'
import { plainText } from '../../lib/plain-text'
import { isHeading } from '../../lib/price-headings'
import { RichLine } from '../../ui/rich-text'
import { timedName } from './duration'
import { bookedName, priceGroups, searchedText } from './price-groups'
import { UV } from './uv-first-content'
import styles from './price-list.module.css'

interface PriceListProps {
  soin: string
  tarifs: Tarif[]
  /** What the treatment is called, where others stand on the page: links to two of them are never called the same. */
  of?: string
  /** Says of a line, and what heads it, whether it is shown; all are where this is not asked. */
  isShown?: ((text: string) => boolean) | undefined
}

/** The priced lines, each group headed by the line without a price before it. How long one stays in the UV booth is not chosen: its lines are facts. */
export function PriceList({ soin, tarifs, of, isShown }: PriceListProps) {
  if (tarifs.length === 0) return <p>Aucun tarif disponible.</p>
  const isHidden = (heading: string, tarif: Tarif) => isShown && !isShown(searchedText(heading, tarif))
  return (
    <div className={styles.groups} data-facts={soin === UV || undefined}>
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
                <PriceLine soin={soin} of={of} booked={bookedName(tarifs, heading, tarif)} {...tarif} />
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

interface PriceLineProps extends Tarif {
  soin: string
  of?: string | undefined
  booked?: string
}

function PriceLine({ soin, of, booked, ...tarif }: PriceLineProps) {
  const { price, link } = tarif
  const isBooked = soin !== UV && tarif.reservable !== false
  const { name, duration } = timedName(tarif)
  const bookedAs = booked ?? tarif.name
  const called = [plainText(bookedAs), ...(of ? [of] : [])].join(', ')
  const seen = link && (
    <a
      href={link}
      className={isBooked ? undefined : styles.way}
      target="_blank"
      rel="noopener"
      aria-label={fr(`Voir : ${called} (nouvel onglet)`)}
    >
      Voir
    </a>
  )
  return (
    <>
      <span className={styles.name}>
        <span>
          <RichLine html={name} /> {isBooked && seen}
          <ExampleMark of={tarif} />
        </span>{' '}
        {/* From one duration to another, a narrow column may end a line. */}
        {duration && <em>{fr(duration).replace('\u00a0à\u00a0', '\u00a0à ')}</em>}
      </span>
      <span className={styles.details}>
        <RichLine html={price} className={styles.price} />
      </span>
      {isBooked ? (
        <a className={styles.way} href={bookingLink(soin, bookedAs)}>
          Réserver<span className="visually-hidden">{fr(` : ${called}`)}</span>
        </a>
      ) : (
        seen
      )}
    </>
  )
}
