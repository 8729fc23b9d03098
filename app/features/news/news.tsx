import type { Article } from '../../content/actualites'
import type { ListPage } from '../../content/lists'
import type { PictureSource } from '../../content/pictures'
import { useDocuments, useListPage } from '../../editing/documents'
import { late } from '../../editing/late'
import { useEditing } from '../../editing/mode'
import { pictureOf } from '../../editing/picture-of'
import { ArticleList } from './article-list'
import { PageLinks } from './page-links'

const NewsEditor = late(() => import('./news-editor'))

export type StandingArticle = Article & { id: string; version: number }

interface NewsProps {
  articles: (StandingArticle & { picture: PictureSource | undefined })[]
  page: ListPage
}

/** The articles: as visitors read them, or with their editor. */
export function News({ articles: initial, page: initialPage }: NewsProps) {
  const editing = useEditing()
  const articles = useDocuments('actualites', initial)
  const page = useListPage('actualites', initialPage)
  const find = pictureOf(initial)
  const view = (
    <ArticleList articles={articles.map((article) => ({ ...article, picture: find(article.image, article.titre) }))} />
  )
  return (
    <>
      {editing ? <NewsEditor fallback={view} articles={articles} page={page} pictureOf={find} /> : view}
      <PageLinks {...page} />
    </>
  )
}
