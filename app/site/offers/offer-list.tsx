import type { Offer as OfferFields } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { fr } from '../../lib/french-typography'
import { Picture } from '../../ui/picture'
import { PriceNote } from '../../ui/price-note'
import styles from './offer-list.module.css'

export const BOXES = [
  { from: 1216, width: '532px', ratio: 4 / 3 },
  { from: 768, width: '44vw', ratio: 4 / 3 },
  { width: '90vw', ratio: 4 / 3 },
]

export type OfferView = Omit<OfferFields, 'image'> & {
  /** Left out of an offer that is not on the site yet. */
  id: string | undefined
  picture: PictureSource | undefined
}

interface OfferListProps {
  offers: OfferView[]
  notes: string[]
  none: string
}

export function OfferList({ offers, notes, none }: OfferListProps) {
  return (
    <div className={styles.page}>
      {offers.length === 0 && <p>{none}</p>}
      <div className={styles.grid}>
        {offers.map((offer, index) => (
          <Offer key={offer.id} offer={offer} index={index} />
        ))}
      </div>
      {offers.length > 0 && <PriceNote />}
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note, place) => (
            <p key={place}>{fr(note)}</p>
          ))}
        </div>
      )}
    </div>
  )
}

export function Offer({ offer, index }: { offer: OfferView; index: number }) {
  const { id, titre, contenu, picture, cadrage } = offer
  return (
    <article id={id} className={styles.offer}>
      {picture && (
        <Picture picture={picture} boxes={BOXES} priority={index === 0} focus={cadrage} className={styles.picture} />
      )}
      <div className={styles.words}>
        {titre && <h2 className={styles.title}>{fr(titre)}</h2>}
        <ul className={styles.lines}>
          {contenu
            .filter((line) => line.trim() !== '')
            .map((line, place) => (
              <li key={place}>{fr(line)}</li>
            ))}
        </ul>
      </div>
    </article>
  )
}
