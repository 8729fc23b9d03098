import type { PictureSource } from '../../content/pictures'
import { fr } from '../../lib/french-typography'
import { Picture } from '../../ui/picture'
import styles from './cards.module.css'

export interface CardView {
  title: string
  hint: string
  link: string
  picture: PictureSource
}

export function Cards({ cards }: { cards: CardView[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map(({ title, hint, link, picture }) => (
        <li key={link} className={styles.cell}>
          <a className={styles.card} href={link}>
            <span className={styles.frame}>
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 768px) 384px, 104px"
                className={styles.picture}
              />
            </span>
            <span className={styles.title}>{fr(title)}</span>
            <span className={styles.hint}>{fr(hint)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
