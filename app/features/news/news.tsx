import { lazy, Suspense } from 'react'
import type { Article } from '../../content/actualites'
import type { PictureSource } from '../../content/pictures'
import { useDocuments } from '../../editing/documents'
import { useEditing } from '../../editing/mode'
import { pictureOf } from '../../editing/picture-of'
import { ArticleList } from './article-list'

const NewsEditor = lazy(() => import('./news-editor'))

export type StandingArticle = Article & { id: string; version: number }

interface NewsProps {
  articles: (StandingArticle & { picture: PictureSource | undefined })[]
}

/** The articles: as visitors read them, or with their editor. */
export function News({ articles: initial }: NewsProps) {
  const editing = useEditing()
  const articles = useDocuments('actualites', initial)
  const find = pictureOf(initial)
  const view = (
    <ArticleList articles={articles.map((article) => ({ ...article, picture: find(article.image, article.titre) }))} />
  )
  if (!editing) return view
  return (
    <Suspense fallback={view}>
      <NewsEditor articles={articles} pictureOf={find} />
    </Suspense>
  )
}
