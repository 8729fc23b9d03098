import { PORTRAIT_RATIO, type PictureSource } from '../../ui/pictures'
import { frText } from '../../ui/french-text'
import { ChangePhotograph, usePhotograph } from '../../cms/edit/photograph'
import { Picture } from '../../ui/picture'
import styles from './carousel.module.css'

const BOXES = [
  { from: 1500, width: '660px', ratio: 1 },
  { from: 1024, width: '45vw', ratio: 1 },
  { from: 768, width: '45vw', ratio: 4 / 5 },
  { width: '90vw', ratio: PORTRAIT_RATIO },
]

export interface SlideView {
  picture: PictureSource
  mots?: string | undefined
  lien?: string | undefined
}

/**
 * Without script: a row to scroll, with links from each photo to its neighbours. The enhancement
 * script makes it slide, without end. One photo alone has nowhere to go.
 */
export function Carousel({ slides }: { slides: SlideView[] }) {
  const count = slides.length
  const isRow = count > 1
  return (
    <section
      className={styles.carousel}
      data-carousel=""
      aria-roledescription={isRow ? 'carrousel' : undefined}
      aria-label="L'institut en photos"
    >
      <ul className={styles.track}>
        {slides.map(({ picture, mots, lien }, index) => (
          <li
            key={index}
            id={`photo-${index + 1}`}
            className={styles.slide}
            aria-label={isRow ? `Photo ${index + 1} sur ${count}` : undefined}
          >
            <Slide picture={picture} priority={index === 0} />
            {mots && <p className={styles.words}>{lien ? <a href={lien}>{frText(mots)}</a> : frText(mots)}</p>}
            {isRow && <Arrow side="left" to={((index + count - 1) % count) + 1} />}
            {isRow && <Arrow side="right" to={((index + 1) % count) + 1} />}
            {/* Last: the enhancement script takes the arrows out of the slides. */}
            <ChangePhotograph picture={picture} boxes={BOXES} name={`photo ${index + 1} sur ${count}`} />
          </li>
        ))}
      </ul>
      {isRow && <p role="status" className="visually-hidden" />}
    </section>
  )
}

function Slide({ picture, priority }: { picture: PictureSource; priority: boolean }) {
  return <Picture picture={usePhotograph(picture)} boxes={BOXES} priority={priority} className={styles.picture} />
}

function Arrow({ side, to }: { side: 'left' | 'right'; to: number }) {
  const isBack = side === 'left'
  return (
    <a
      className={styles.arrow}
      data-side={side}
      href={`#photo-${to}`}
      aria-label={isBack ? 'Photo précédente' : 'Photo suivante'}
      data-step={isBack ? '-1' : '1'}
    >
      <Chevron />
    </a>
  )
}

function Chevron() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d="m9 4.5 7.5 7.5L9 19.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
