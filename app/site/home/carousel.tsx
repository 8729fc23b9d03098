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
 * script makes it slide, without end.
 */
export function Carousel({ slides }: { slides: SlideView[] }) {
  const count = slides.length
  return (
    <section
      className={styles.carousel}
      data-carousel=""
      aria-roledescription="carrousel"
      aria-label="L'institut en photos"
    >
      <ul className={styles.track}>
        {slides.map(({ picture, mots, lien }, index) => (
          <li
            key={index}
            id={`photo-${index + 1}`}
            className={styles.slide}
            aria-label={`Photo ${index + 1} sur ${count}`}
          >
            <Slide picture={picture} priority={index === 0} />
            {mots && <p className={styles.words}>{lien ? <a href={lien}>{frText(mots)}</a> : frText(mots)}</p>}
            <a
              className={styles.arrow}
              data-side="left"
              href={`#photo-${((index + count - 1) % count) + 1}`}
              aria-label="Photo précédente"
              data-step="-1"
            >
              <Chevron />
            </a>
            <a
              className={styles.arrow}
              data-side="right"
              href={`#photo-${((index + 1) % count) + 1}`}
              aria-label="Photo suivante"
              data-step="1"
            >
              <Chevron />
            </a>
            {/* Last: the enhancement script takes the arrows out of the slides. */}
            <ChangePhotograph picture={picture} boxes={BOXES} name={`photo ${index + 1} sur ${count}`} />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden" />
    </section>
  )
}

function Slide({ picture, priority }: { picture: PictureSource; priority: boolean }) {
  return <Picture picture={usePhotograph(picture)} boxes={BOXES} priority={priority} className={styles.picture} />
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
