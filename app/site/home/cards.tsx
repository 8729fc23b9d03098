import type { PictureSource } from '../../ui/pictures'
import type { Box } from '../../ui/picture-sizes'
import { frText } from '../../ui/french-text'
import { ChangePhotograph, usePhotograph } from '../../cms/edit/photograph'
import { HiddenMark } from '../../ui/hidden-mark'
import { LeastPrice, type Least } from '../../ui/least-price'
import { Picture } from '../../ui/picture'
import styles from './cards.module.css'

const LEADING_BOX = { from: 768, width: '44.5vw', ratio: 7 / 8 }

const BOXES = {
  wide: [
    { from: 1216, width: '733px', ratio: 8 / 5 },
    { from: 1201, width: '60vw', ratio: 8 / 5 },
    LEADING_BOX,
    { width: 'min(44vw, 176px)', ratio: 4 / 5 },
  ],
  tall: [{ from: 1201, width: '347px', ratio: 3 / 4 }, LEADING_BOX, { width: 'min(44vw, 176px)', ratio: 4 / 5 }],
  small: [
    { from: 1201, width: '136px', ratio: 4 / 5 },
    { from: 768, width: '112px', ratio: 4 / 5 },
    { width: 'min(28vw, 104px)', ratio: 4 / 5 },
  ],
} satisfies Record<string, Box[]>

/** Of the first, which fills the row on a telephone. */
const FIRST: Box[] = [...BOXES.wide.slice(0, -1), { width: '91vw', ratio: 8 / 7 }]

type Size = keyof typeof BOXES

export interface CardView {
  title: string
  hint: string
  link: string
  /** What it costs at least; undefined where that may not be announced, or nothing says so. */
  least: Least | undefined
  /** How long it takes, where it is announced and its lines say so. */
  duration: string | undefined
  /** Left out of a treatment that has none yet. */
  picture: PictureSource | undefined
  isHidden: boolean
  /** Shown without ornament: nobody may be invited to it. */
  isSober: boolean
}

/** How the first four stand, two in a row; the others are small. */
const LEADING: Size[] = ['wide', 'tall', 'tall', 'wide']

/** Fewer than these would leave those that follow too few. */
const ENOUGH_TO_LEAD = 7

/** As many as stand alone, or two in a row, where there is room for three. */
const FEW = [1, 2, 4]

/** The treatments as cards; the first ones are larger where there are enough. */
export function Cards({ cards }: { cards: CardView[] }) {
  const leading = cards.length < ENOUGH_TO_LEAD ? [] : LEADING
  return (
    <ul className={styles.grid} data-few={FEW.includes(cards.length) || undefined}>
      {cards.map((card, place) => {
        const size = leading[place] ?? 'small'
        const boxes = size === 'wide' && place === 0 ? FIRST : BOXES[size]
        return (
          <li key={card.link} className={styles.cell} data-size={size} data-sober={card.isSober || undefined}>
            <Card {...card} boxes={boxes} />
            {card.picture && <ChangePhotograph picture={card.picture} boxes={boxes} name={card.title} small />}
          </li>
        )
      })}
    </ul>
  )
}

function Card({ title, hint, link, least, duration, picture, isHidden, boxes }: CardView & { boxes: Box[] }) {
  return (
    <a className={styles.card} href={link}>
      <span className={styles.frame}>
        {picture ? <CardPicture picture={picture} boxes={boxes} /> : <Initial title={title} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {frText(title)}
          {isHidden && <HiddenMark />}
        </span>
        {hint && <span className={styles.hint}>{frText(hint)}</span>}
        {duration && <span className={styles.duration}>{duration}</span>}
        {least && (
          <span className={styles.price}>
            <LeastPrice {...least} />
          </span>
        )}
      </span>
    </a>
  )
}

function CardPicture({ picture, boxes }: { picture: PictureSource; boxes: Box[] }) {
  const shown = usePhotograph(picture)
  return <Picture picture={{ ...shown, alt: '' }} boxes={boxes} className={styles.picture} />
}

/** What stands for a picture until there is one. */
function Initial({ title }: { title: string }) {
  return (
    <span className={styles.initial} aria-hidden="true">
      {Array.from(title.trim())[0]}
    </span>
  )
}
