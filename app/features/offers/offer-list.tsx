import type { Offer } from '../../content/offres'
import type { PictureSource } from '../../content/pictures'
import { fr } from '../../lib/french-typography'
import { Picture } from '../../ui/picture'
import styles from './offer-list.module.css'

type OfferView = Omit<Offer, 'image'> & { id: string; picture: PictureSource | undefined }

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
        {offers.map(({ id, titre, contenu, picture }, index) => (
          <article key={id} id={id} className={styles.offer}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 768px) 44vw, 92vw"
                priority={index === 0}
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <h2 className={styles.title}>{fr(titre)}</h2>
              <ul className={styles.lines}>
                {contenu
                  .filter((line) => line.trim() !== '')
                  .map((line, place) => (
                    <li key={place}>{fr(line)}</li>
                  ))}
              </ul>
            </div>
          </article>
        ))}
      </div>
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
