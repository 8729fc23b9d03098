import { bookingLink } from '../../lib/booking-link'
import { fr } from '../../lib/french-typography'
import { ButtonLink } from '../../ui/button'
import { frText } from '../../ui/french-text'
import { LeastPrice, type Least } from '../../ui/least-price'
import { Picture } from '../../ui/picture'
import type { PictureSource } from '../../ui/pictures'
import styles from './subject.module.css'

const BOXES = [{ width: '72px', ratio: 4 / 5 }]

/** The treatment that an article is about. */
export interface Subject {
  id: string
  title: string
  href: string
  least: Least | undefined
  duration: string | undefined
  picture: PictureSource | undefined
}

/** What the treatments are called that an article may be about, by their addresses. */
export type Subjects = Record<string, string>

/** The treatment that an article is about, with the way to book it. */
export function SubjectRow({ id, title, href, least, duration, picture }: Subject) {
  return (
    <div className={styles.subject} data-screen="">
      {picture && <Picture picture={picture} boxes={BOXES} className={styles.picture} />}
      <div>
        <a href={href}>{frText(title)}</a>
        <p className={styles.facts}>
          {least && (
            <strong>
              <LeastPrice {...least} />
            </strong>
          )}
          {duration && <span>{duration}</span>}
        </p>
      </div>
      <ButtonLink look="quiet" href={bookingLink(id)}>
        <span>
          Réserver<span className="visually-hidden">{fr(` : ${title}`)}</span>
        </span>
      </ButtonLink>
    </div>
  )
}
