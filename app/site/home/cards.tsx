import type { PictureSource } from '../../ui/pictures'
import { fr } from '../../lib/french-typography'
import { ChangePhotograph, usePhotograph } from '../../cms/edit/photograph'
import { Picture } from '../../ui/picture'
import styles from './cards.module.css'

const BOXES = [
  { from: 1201, width: '364px', ratio: 4 / 5 },
  { from: 768, width: 'min(45vw, 384px)', ratio: 4 / 5 },
  { width: 'min(28vw, 104px)', ratio: 4 / 5 },
]

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
          <Card title={title} hint={hint} link={link} picture={picture} />
          <ChangePhotograph picture={picture} boxes={BOXES} name={title} small />
        </li>
      ))}
    </ul>
  )
}

function Card({ title, hint, link, picture }: CardView) {
  const shown = usePhotograph(picture)
  return (
    <a className={styles.card} href={link}>
      <span className={styles.frame}>
        <Picture picture={{ ...shown, alt: '' }} boxes={BOXES} className={styles.picture} />
      </span>
      <span className={styles.title}>{fr(title)}</span>
      <span className={styles.hint}>{fr(hint)}</span>
    </a>
  )
}
