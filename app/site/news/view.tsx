import type { Article } from './definition'
import type { ListPage } from '../../cms/documents/lists'
import type { PictureSource } from '../../ui/pictures'
import { useDocumentList, useListPage } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useWords } from '../../cms/edit/words'
import { useEditing } from '../../cms/edit/mode'
import { pictureOf } from '../../cms/edit/picture-of'
import { ArticleList } from './article-list'
import { PageLinks } from './page-links'
import type { Subjects } from './subject'

const NewsEditor = late(() => import('./editor'))

export type StandingArticle = Article & { id: string; version: number }

interface NewsProps {
  articles: (StandingArticle & { address: string | undefined; isOver: boolean; picture: PictureSource | undefined })[]
  page: ListPage
  /** Those that an administrator may choose from. */
  subjects: Subjects
}

/** The articles: as visitors read them, or with their editor. */
export function News({ articles: initial, page: initialPage, subjects }: NewsProps) {
  const editing = useEditing()
  const articles = useDocumentList('actualites', initial)
  const page = useListPage('actualites', initialPage)
  const none = useWords().actualites.vide
  const find = pictureOf(initial)
  /** What the page came with beside what is stored of an article. */
  const aside = (id: string) => {
    const { address, isOver } = initial.find((article) => article.id === id) ?? {}
    return { address, isOver }
  }
  const view = (
    <ArticleList
      none={none}
      articles={articles
        .filter(({ brouillon }) => !brouillon)
        .map((article) => ({
          ...article,
          ...aside(article.id),
          picture: find(article.image, article.titre),
        }))}
    />
  )
  return (
    <>
      {editing ? (
        <NewsEditor fallback={view} none={none} articles={articles} page={page} pictureOf={find} subjects={subjects} />
      ) : (
        view
      )}
      <PageLinks {...page} />
    </>
  )
}
