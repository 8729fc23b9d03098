import type { ReactNode } from 'react'
import type { PictureSource } from './pictures'
import { frText } from './french-text'
import { classNames } from '../lib/class-names'
import { Picture } from './picture'
import { Whole } from './whole'
import styles from './page-head.module.css'

/** From how many characters on a title is set smaller. */
const LONG_TITLE = 60

const BESIDE_TITLE = { width: '112px', ratio: 4 / 5 }
const BELOW_TITLE = { width: 'clamp(112px, max(36vw, 100vw - 244px), 192px)', ratio: 5 / 7 }
const WIDE = { from: 768, width: 'clamp(224px, 31vw, 448px)', ratio: 6 / 7 }
const CLOSE = { from: 768, width: 'clamp(192px, 21vw, 304px)', ratio: 6 / 7 }

interface PageHeadProps {
  title: string
  /** The page above this one, named over the title. */
  parent?: { name: string; href: string }
  intro?: ReactNode
  picture?: PictureSource | undefined
  /** What stands beside the title in place of a picture. */
  beside?: ReactNode
  /** On which ground that stands, where it is not the sand of the page. */
  ground?: 'pine' | 'plum' | undefined
  /** On a telephone the picture stands below the title, and what follows the title beside it. */
  isTall?: boolean
  /** A picture without an arch. */
  isSober?: boolean | undefined
  /** Little room is left around the title, so that what is looked for is in the first screen. */
  isClose?: boolean
  /** On a telephone nothing but the title and a small picture: what follows is looked for in the street. */
  isBrief?: boolean
  /** Where there is room, the title is large, and what follows it stands beside it: its children, or the introduction. */
  split?: 'children' | 'intro' | undefined
  children?: ReactNode
}

/** How a page opens: its title, a word of introduction and a picture in an arch, or something else beside it. */
export function PageHead({
  title,
  parent,
  intro,
  picture,
  beside,
  ground,
  isTall,
  isSober,
  isClose,
  isBrief,
  split,
  children,
}: PageHeadProps) {
  const isLong = title.length > LONG_TITLE
  const stands = isTall && picture && !isLong
  return (
    <header
      className={classNames(
        styles.head,
        Boolean(picture ?? beside) && styles.band,
        picture && styles.withPicture,
        stands && styles.tall,
        Boolean(beside) && styles.withBeside,
        split && styles.split,
        split === 'intro' && styles.apart,
      )}
      data-close={isClose || undefined}
      data-brief={isBrief || undefined}
      data-ground={isSober ? undefined : (picture?.ground ?? (beside ? ground : undefined))}
    >
      {/* No address that a title makes has this sign. */}
      <Whole id="tete_">
        <div>
          {parent && (
            <p className={styles.parent}>
              <a href={parent.href}>{frText(parent.name)}</a>
            </p>
          )}
          <h1 data-long={isLong || undefined}>{frText(title)}</h1>
          {intro && <div className={styles.intro}>{typeof intro === 'string' ? frText(intro) : intro}</div>}
        </div>
        {children && <div className={styles.more}>{children}</div>}
        {picture && (
          <div className={styles.frame} data-sober={isSober || undefined}>
            <Picture
              picture={picture}
              boxes={[isClose ? CLOSE : WIDE, stands ? BELOW_TITLE : BESIDE_TITLE]}
              priority
              className={styles.arch}
            />
          </div>
        )}
        {beside && <div className={styles.beside}>{beside}</div>}
      </Whole>
    </header>
  )
}
