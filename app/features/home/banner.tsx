import type { ReactNode } from 'react'
import type { PictureSource } from '../../content/pictures'
import { fr } from '../../lib/french-typography'
import { ChangePhotograph, usePhotograph } from '../../editing/photograph'
import { Picture } from '../../ui/picture'
import styles from './banner.module.css'

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
    <section className={styles.banner} data-side={side} data-look={look}>
      <div className={styles.inner}>
        <div className={styles.frame}>
          <Picture picture={shown} sizes="(min-width: 768px) 44vw, 92vw" className={styles.picture} />
          <ChangePhotograph picture={picture} name={title} />
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
