import type { Article as ArticleFields } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { frenchDate } from '../../lib/french-date'
import { fr } from '../../lib/french-typography'
import { Picture } from '../../ui/picture'
import styles from './article-list.module.css'

export const BOXES = [
  { from: 1216, width: '516px', ratio: 1 },
  { from: 768, width: '43vw', ratio: 1 },
  { width: '91vw', ratio: 3 / 2 },
]

export type ArticleView = Omit<ArticleFields, 'image'> & {
  /** Left out of an article that is not on the site yet. */
  id: string | undefined
  picture: PictureSource | undefined
}

export function ArticleList({ articles }: { articles: ArticleView[] }) {
  return (
    <div className={styles.page}>
      {articles.length === 0 && <p>Aucune actualité pour le moment.</p>}
      <div className={styles.list}>
        {articles.map((article, index) => (
          <Article key={article.id} article={article} index={index} />
        ))}
      </div>
    </div>
  )
}

/** An article at its place in the list, which decides on what side its picture stands. */
export function Article({ article, index }: { article: ArticleView; index: number }) {
  const { id, titre, contenu, date, picture, cadrage } = article
  return (
    <article id={id} className={styles.article} data-turned={index % 2 === 1 || undefined}>
      {picture && (
        <Picture picture={picture} boxes={BOXES} priority={index === 0} focus={cadrage} className={styles.picture} />
      )}
      <div className={styles.words}>
        {date && (
          <p className={styles.date}>
            <time dateTime={date}>{frenchDate(date)}</time>
          </p>
        )}
        {titre && <h2>{fr(titre)}</h2>}
        {contenu
          .filter(({ sousTitre, texte }) => sousTitre || texte)
          .map(({ sousTitre, texte }, place) => (
            <section key={place} className={styles.part}>
              {sousTitre && <h3>{fr(sousTitre)}</h3>}
              {texte && <p className={styles.text}>{fr(texte)}</p>}
            </section>
          ))}
      </div>
    </article>
  )
}
