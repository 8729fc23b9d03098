import type { Article } from '../../content/actualites'
import type { PictureSource } from '../../content/pictures'
import { frenchDate } from '../../lib/french-date'
import { fr } from '../../lib/french-typography'
import { Picture } from '../../ui/picture'
import styles from './article-list.module.css'

export type ArticleView = Omit<Article, 'image'> & { id: string; picture: PictureSource | undefined }

export function ArticleList({ articles }: { articles: ArticleView[] }) {
  if (articles.length === 0) return <p className={styles.none}>Aucune actualité pour le moment.</p>
  return (
    <div className={styles.list}>
      {articles.map(({ id, titre, contenu, date, picture }, index) => (
        <article key={id} id={id} className={styles.article}>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 768px) 42vw, 92vw"
              priority={index === 0}
              className={styles.picture}
            />
          )}
          <div className={styles.words}>
            {date && (
              <p className={styles.date}>
                <time dateTime={date}>{frenchDate(date)}</time>
              </p>
            )}
            <h2>{fr(titre)}</h2>
            {contenu.map(({ sousTitre, texte }, place) => (
              <section key={place} className={styles.part}>
                {sousTitre && <h3>{fr(sousTitre)}</h3>}
                <p className={styles.text}>{fr(texte)}</p>
              </section>
            ))}
          </div>
        </article>
      ))}
    </div>
  )
}
