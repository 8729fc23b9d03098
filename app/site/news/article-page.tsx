import type { PictureSource } from '../../ui/pictures'
import { useDocument } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { pictureOf } from '../../cms/edit/picture-of'
import { useWords } from '../../cms/edit/words'
import { pagePath } from '../../cms/documents/page-keys'
import { PageHead } from '../../ui/page-head'
import { Share } from '../../ui/share'
import { ArticleText } from './article-list'
import type { StandingArticle } from './view'
import styles from './article-list.module.css'

const ArticleEditor = late(() => import('./article-editor'))

/** An article on its own page: as visitors read it, or with its editor. */
export function ArticlePage({
  article: initial,
}: {
  article: StandingArticle & { picture: PictureSource | undefined }
}) {
  const editing = useEditing()
  const article = useDocument('actualites', initial)
  const find = pictureOf([initial])
  const parent = { name: useWords().actualites.titre, href: pagePath('actualites') }
  const view = <ArticleText article={{ ...article, picture: find(article.image, article.titre) }} />
  return (
    <>
      <PageHead title={article.titre} parent={parent}>
        <Share />
      </PageHead>
      <div className={styles.page}>
        {editing ? <ArticleEditor fallback={view} article={article} pictureOf={find} /> : view}
      </div>
    </>
  )
}
