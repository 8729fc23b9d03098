import type { Article as ArticleFields } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { frenchDate } from '../../lib/french-date'
import { fr } from '../../lib/french-typography'
import { articlePath } from '../../cms/documents/page-keys'
import { plainText } from '../../lib/plain-text'
import { Picture } from '../../ui/picture'
import styles from './article-list.module.css'

export const BOXES = [
  { from: 1216, width: '516px', ratio: 1 },
  { from: 768, width: '43vw', ratio: 1 },
  { width: '91vw', ratio: 3 / 2 },
]

/** How much of an article its list shows, in characters. */
const BEGINNING = 240

export type ArticleView = Omit<ArticleFields, 'image'> & {
  /** Left out of an article that is not on the site yet. */
  id: string | undefined
  /** Where it is read whole; its id leads there as well. */
  address?: string | undefined
  picture: PictureSource | undefined
}

export function ArticleList({ articles, none }: { articles: ArticleView[]; none: string }) {
  return (
    <div className={styles.page}>
      {articles.length === 0 && <p>{fr(none)}</p>}
      <div className={styles.list}>
        {articles.map((article, index) => (
          <Article key={article.id} article={article} index={index} />
        ))}
      </div>
    </div>
  )
}

interface ArticleProps {
  article: ArticleView
  /** Its place in the list decides on what side its picture stands. */
  index: number
  /** Whether all of it is shown, or how it begins. */
  isWhole?: boolean
}

/** An article in the list, with the way to its page. */
export function Article({ article, index, isWhole = false }: ArticleProps) {
  const { id, address = id, titre, contenu, date, picture, cadrage } = article
  const beginning = plainText(contenu.find(({ texte }) => texte.trim())?.texte ?? '', BEGINNING)
  return (
    <article id={id} className={styles.article} data-turned={index % 2 === 1 || undefined}>
      {picture && (
        <Picture picture={picture} boxes={BOXES} priority={index === 0} focus={cadrage} className={styles.picture} />
      )}
      <div className={styles.words}>
        <ArticleDate date={date} />
        {titre && <h2>{address ? <a href={articlePath(address)}>{fr(titre)}</a> : fr(titre)}</h2>}
        {isWhole && <Parts contenu={contenu} level="h3" />}
        {!isWhole && beginning && <p className={styles.beginning}>{fr(beginning)}</p>}
        {!isWhole && address && (
          <p className={styles.more}>
            <a href={articlePath(address)}>
              Lire la suite<span className="visually-hidden">{fr(` : ${titre}`)}</span>
            </a>
          </p>
        )}
      </div>
    </article>
  )
}

/** All of an article but its title, which is that of its page. */
export function ArticleText({ article }: { article: ArticleView }) {
  const { id, contenu, date, picture, cadrage } = article
  return (
    <article id={id} className={styles.article}>
      {picture && <Picture picture={picture} boxes={BOXES} priority focus={cadrage} className={styles.picture} />}
      <div className={styles.words}>
        <ArticleDate date={date} />
        <Parts contenu={contenu} level="h2" />
      </div>
    </article>
  )
}

function ArticleDate({ date }: { date: string }) {
  if (!date) return null
  return (
    <p className={styles.date}>
      <time dateTime={date}>{frenchDate(date)}</time>
    </p>
  )
}

function Parts({ contenu, level: Heading }: { contenu: ArticleFields['contenu']; level: 'h2' | 'h3' }) {
  return contenu
    .filter(({ sousTitre, texte }) => sousTitre || texte)
    .map(({ sousTitre, texte }, place) => (
      <section key={place} className={styles.part}>
        {sousTitre && <Heading className={styles.subtitle}>{fr(sousTitre)}</Heading>}
        {texte && <p className={styles.text}>{fr(texte)}</p>}
      </section>
    ))
}
