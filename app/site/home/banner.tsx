import type { ReactNode } from 'react'
import type { PictureSource } from '../../ui/pictures'
import { fr } from '../../lib/french-typography'
import { ChangePhotograph, usePhotograph } from '../../cms/edit/photograph'
import { Picture } from '../../ui/picture'
import styles from './banner.module.css'

const WIDE = { from: 1216, width: '632px', ratio: 4 / 3 }
const BOXES = {
  plain: [WIDE, { from: 768, width: '49vw', ratio: 4 / 3 }, { width: '91vw', ratio: 8 / 5 }],
  arch: [
    { from: 960, width: '416px', ratio: 4 / 5 },
    { from: 768, width: '44vw', ratio: 4 / 5 },
    { width: 'min(91vw, 416px)', ratio: 4 / 5 },
  ],
  gold: [
    { from: 1216, width: '576px', ratio: 4 / 3 },
    { from: 768, width: '45vw', ratio: 4 / 3 },
    { width: '80vw', ratio: 8 / 5 },
  ],
}

interface BannerProps {
  title: string
  text: string
  picture: PictureSource
  /** Where the picture stands on wide screens. */
  side?: 'left' | 'right'
  look?: 'plain' | 'arch' | 'gold'
  children: ReactNode
}

/** A picture, a few words and where they lead. */
export function Banner({ title, text, picture, side = 'left', look = 'plain', children }: BannerProps) {
  const shown = usePhotograph(picture)
  return (
    <section className={styles.banner} data-side={side} data-look={look} data-below="">
      <div className={styles.inner}>
        <div className={styles.frame}>
          <Picture picture={shown} boxes={BOXES[look]} className={styles.picture} />
          <ChangePhotograph picture={picture} boxes={BOXES[look]} name={title} />
        </div>
        <div className={styles.words}>
          <h2>{fr(title)}</h2>
          <p>{fr(text)}</p>
          <p className={styles.ways}>{children}</p>
        </div>
      </div>
    </section>
  )
}
