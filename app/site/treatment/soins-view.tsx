import { bookingLink } from '../../lib/booking-link'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { ButtonLink } from '../../ui/button'
import { LeastPrice, type Least } from '../../ui/least-price'
import { HiddenMark } from '../../ui/hidden-mark'
import { Picture } from '../../ui/picture'
import type { PictureSource } from '../../ui/pictures'
import { PriceNote } from '../../cms/edit/price-note'
import { UV_NOTICE, UV_PATH } from './uv-first-content'
import styles from './soins-view.module.css'

const TREATMENT = [
  { from: 1200, width: '88px', ratio: 4 / 5 },
  { from: 768, width: '80px', ratio: 4 / 5 },
  { width: '56px', ratio: 4 / 5 },
]

interface TreatmentInShort {
  id: string
  title: string
  href: string
  words: string
  /** What it costs at least, where that is an amount. */
  least: Least | undefined
  /** How long it takes, where its lines say so. */
  duration: string | undefined
  isHidden: boolean
  picture: PictureSource | undefined
}

interface SoinsViewProps {
  /** The anchor of a need is left out where its name makes none. */
  groups: { need: string; anchor: string | undefined; treatments: TreatmentInShort[] }[]
}

/** Every treatment, by what it is for. */
export function SoinsView({ groups }: SoinsViewProps) {
  return (
    <div className={styles.needs}>
      {groups.map(({ need, anchor, treatments }) => (
        <section key={need} id={anchor} className={styles.need}>
          <h2>{fr(need)}</h2>
          <ul>
            {treatments.map((treatment) => (
              <li key={treatment.id} className={styles.treatment}>
                {treatment.href === UV_PATH ? <UvLine {...treatment} /> : <TreatmentLine {...treatment} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PriceNote />
    </div>
  )
}

function TreatmentLine({ id, title, href, words, least, duration, isHidden, picture }: TreatmentInShort) {
  return (
    <>
      {picture && <Picture picture={picture} boxes={TREATMENT} className={styles.shot} />}
      <Title title={title} href={href} words={words} isHidden={isHidden} />
      <div className={styles.facts}>
        {duration && <p className={styles.duration}>{duration}</p>}
        {least && (
          <p className={styles.least}>
            <LeastPrice {...least} />
          </p>
        )}
      </div>
      <ButtonLink look="quiet" className={styles.book} href={bookingLink(id)}>
        <span>
          Réserver<span className="visually-hidden">{fr(` : ${title}`)}</span>
        </span>
      </ButtonLink>
    </>
  )
}

/** Nothing here may make anyone want it: loi n° 2016-41 du 26 janvier 2016, article 21, II. */
function UvLine({ title, href, words, isHidden }: TreatmentInShort) {
  return <Title title={title} href={href} words={`${words}. ${UV_NOTICE.paragraphs[0]!}`} isHidden={isHidden} />
}

function Title({ title, href, words, isHidden }: Pick<TreatmentInShort, 'title' | 'href' | 'words' | 'isHidden'>) {
  return (
    <div className={styles.what}>
      <h3>
        <a href={href}>{frText(title)}</a>
        {isHidden && <HiddenMark />}
      </h3>
      {words && <p>{frText(words)}</p>}
    </div>
  )
}
