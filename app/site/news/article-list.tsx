import type { ReactNode } from 'react'
import type { Article as ArticleFields } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { frenchDate } from '../../lib/french-date'
import { weekdayAndDate } from '../../lib/french-days'
import { fr } from '../../lib/french-typography'
import { frText } from '../../ui/french-text'
import { beginningOf } from '../../lib/beginning'
import { articlePath } from '../../cms/documents/page-keys'
import { oneLine } from '../../lib/plain-text'
import { Picture } from '../../ui/picture'
import { Pill } from '../../ui/pill'
import styles from './article-list.module.css'

/** The picture of an article on its own page, which begins at the edge of the screen; a telephone's is as wide as that. */
export const PAGE = [
  { from: 1024, width: '48vw', ratio: 5 / 4 },
  { from: 768, width: '100vw', ratio: 16 / 9 },
  { width: '100vw', ratio: 3 / 2 },
]

/** The first of a list. */
const LEADING = [
  { from: 1024, width: '57vw', ratio: 3 / 2 },
  { from: 768, width: '50vw', ratio: 3 / 2 },
  { width: '100vw', ratio: 3 / 2 },
]

/** Those after it, two in a row; on a telephone a small one beside the title. */
const HALF = [
  { from: 1216, width: '540px', ratio: 3 / 2 },
  { from: 768, width: '43vw', ratio: 3 / 2 },
  { width: '112px', ratio: 1 },
]

/** Three in a row, where there is room. */
const THIRD = [
  { from: 1216, width: '348px', ratio: 3 / 2 },
  { from: 1024, width: '29vw', ratio: 3 / 2 },
  ...HALF.slice(1),
]

/** One in a row, as administrators see each. */
const ROW = [{ from: 768, width: '224px', ratio: 3 / 2 }, HALF.at(-1)!]

const PICTURES = { leading: LEADING, half: HALF, third: THIRD, row: ROW }

/** How much of an article its list shows, in characters: of the first, and of those after it. */
const BEGINNINGS = { leading: 220, following: 150 }

export type ArticleView = Omit<ArticleFields, 'image'> & {
  /** Left out of an article that is not on the site yet. */
  id: string | undefined
  /** Where it is read whole; its id leads there as well. */
  address?: string | undefined
  /** Whether the event that it announces is over. */
  isOver?: boolean | undefined
  picture: PictureSource | undefined
}

/** How all articles of a page begin, the first before the others; `none` is said where there are none. */
export function ArticleList({ articles, none }: { articles: ArticleView[]; none: string }) {
  return (
    <div className={styles.page}>
      {articles.length === 0 && <p>{frText(none)}</p>}
      <div className={styles.list}>
        {articles.map((article, index) => (
          <Beginning
            key={article.id}
            article={article}
            place={placeOf(index, articles.length)}
            priority={index === 0}
          />
        ))}
      </div>
    </div>
  )
}

type Place = keyof typeof PICTURES

/** How large an article stands: rows of three after the first, and before them rows of two for what would stand alone. */
function placeOf(index: number, count: number): Place {
  if (index === 0 || count === 2) return 'leading'
  const halves = [0, 4, 2][(count - 1) % 3]!
  return index <= halves ? 'half' : 'third'
}

/** How some articles begin, none of them before the others. */
export function Beginnings({ articles }: { articles: ArticleView[] }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <Beginning key={article.id} article={article} place="third" as="li" />
      ))}
    </ul>
  )
}

interface BeginningProps {
  article: ArticleView
  place: Place
  /** Whether its picture decides the first view. */
  priority?: boolean
  as?: 'article' | 'li'
}

/** How an article begins, with the way to its page. */
export function Beginning({ article, place, priority = false, as: Box = 'article' }: BeginningProps) {
  const Heading = Box === 'article' ? 'h2' : 'h3'
  const { id, address = id, titre, contenu, picture, cadrage } = article
  const leads = place === 'leading'
  const text = contenu.find(({ texte }) => texte.trim())?.texte ?? ''
  const beginning = beginningOf(oneLine(text), BEGINNINGS[leads ? 'leading' : 'following'])
  return (
    <Box id={Box === 'article' ? id : undefined} className={styles.beginning} data-place={place}>
      {picture && (
        <Picture
          picture={picture}
          boxes={PICTURES[place]}
          priority={priority}
          focus={cadrage}
          className={styles.shot}
        />
      )}
      <div className={styles.head}>
        <ArticleDate {...article} />
        {titre && <Heading>{address ? <a href={articlePath(address)}>{frText(titre)}</a> : frText(titre)}</Heading>}
      </div>
      {beginning && <p className={styles.start}>{frText(beginning)}</p>}
      {address && (leads || !titre) && (
        <p className={styles.more}>
          <a href={articlePath(address)}>
            Lire la suite<span className="visually-hidden">{fr(` : ${titre}`)}</span>
          </a>
        </p>
      )}
    </Box>
  )
}

interface ArticleTextProps {
  article: ArticleView
  /** What follows the text. */
  end?: ReactNode
}

/** All of an article but its title, which is that of its page. */
export function ArticleText({ article, end }: ArticleTextProps) {
  const { id, contenu, picture, cadrage } = article
  return (
    <article id={id} className={styles.article}>
      <ArticleDate {...article} />
      {picture && <Picture picture={picture} boxes={PAGE} priority focus={cadrage} className={styles.picture} />}
      <div className={styles.words}>
        <Parts contenu={contenu} level="h2" />
        {end}
      </div>
    </article>
  )
}

/** The day of an article, or that of what it announces. */
function ArticleDate({ date, jour, isOver }: Pick<ArticleView, 'date' | 'jour' | 'isOver'>) {
  if (jour && isOver)
    return (
      <p className={styles.date}>
        C'était le <time dateTime={jour}>{weekdayAndDate(jour)}</time>
      </p>
    )
  if (jour)
    return (
      <p className={styles.event}>
        <Pill>
          <time dateTime={jour}>{weekdayAndDate(jour)}</time>
        </Pill>
      </p>
    )
  if (!date) return null
  return (
    <p className={styles.date}>
      <time dateTime={date}>{frenchDate(date)}</time>
    </p>
  )
}

/** A line of a programme, « 10 h 30 : la ligne des sourcils », with any blank that a word processor may have set. */
const PROGRAMME = /^(\d{1,2}\s?h(?:\s?\d{2})?)\s?:(.+)$/

function Line({ text }: { text: string }) {
  const [, hour, what = ''] = PROGRAMME.exec(text.trim()) ?? []
  if (!hour || !what.trim()) return <p>{frText(text)}</p>
  return (
    <p className={styles.hour}>
      <strong>
        {fr(hour)}
        <span className="visually-hidden">{fr(' :')}</span>
      </strong>{' '}
      <span>{frText(what.trim())}</span>
    </p>
  )
}

function Parts({ contenu, level: Heading }: { contenu: ArticleFields['contenu']; level: 'h2' | 'h3' }) {
  return contenu
    .filter(({ sousTitre, texte }) => sousTitre || texte)
    .map(({ sousTitre, texte }, place) => (
      <section key={place} className={styles.part}>
        {sousTitre && <Heading className={styles.subtitle}>{frText(sousTitre)}</Heading>}
        {texte && (
          <div className={styles.text}>
            {texte
              .split('\n')
              .filter((line) => line.trim())
              .map((line, place) => (
                <Line key={place} text={line} />
              ))}
          </div>
        )}
      </section>
    ))
}
