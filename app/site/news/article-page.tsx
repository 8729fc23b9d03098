import type { PictureSource } from '../../ui/pictures'
import { useDocumentOfPage } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { pictureOf } from '../../cms/edit/picture-of'
import { useWords } from '../../cms/edit/words'
import { pagePath } from '../../cms/documents/page-keys'
import { telephoneLink, telephoneNumbers, telephoneText } from '../../lib/telephone'
import { ButtonLink } from '../../ui/button'
import { frText } from '../../ui/french-text'
import { PageHead } from '../../ui/page-head'
import { Share } from '../../ui/share'
import { ArticleText, Beginnings, type ArticleView } from './article-list'
import { SubjectRow, type Subject, type Subjects } from './subject'
import type { StandingArticle } from './view'
import styles from './article-list.module.css'

const ArticleEditor = late(() => import('./article-editor'))

interface ArticlePageProps {
  article: StandingArticle & { picture: PictureSource | undefined }
  others: ArticleView[]
  subject: Subject | undefined
  /** Those that an administrator may choose from. */
  subjects: Subjects
  /** Where a place is kept, of a day that is announced and to come; else ''. */
  telephone: string
}

/** An article on its own page: as visitors read it, or with its editor. */
export function ArticlePage({ article: initial, others, subject, subjects, telephone }: ArticlePageProps) {
  const editing = useEditing()
  const article = useDocumentOfPage('actualites', initial)
  const find = pictureOf([initial])
  const { titre, suite, place } = useWords().actualites
  const parent = { name: titre, href: pagePath('actualites') }
  const call = place && telephone && (
    <p className={styles.call}>
      {telephoneNumbers(telephone).map((number) => (
        <ButtonLink key={number} href={telephoneLink(number)}>
          {frText(`${place} : ${telephoneText(number)}`)}
        </ButtonLink>
      ))}
    </p>
  )
  /** Of a treatment that was chosen since, the page knows no more than its name. */
  const about = (soin: string): Subject | undefined => {
    if (soin === subject?.href) return subject
    const title = subjects[soin]
    return title
      ? { id: soin.split('/').pop()!, title, href: soin, least: undefined, duration: undefined, picture: undefined }
      : undefined
  }
  const end = (soin: string | undefined) => {
    const row = soin && about(soin)
    return (
      <>
        {call}
        {row && <SubjectRow {...row} />}
      </>
    )
  }
  const view = (
    <ArticleText article={{ ...article, picture: find(article.image, article.titre) }} end={end(article.soin)} />
  )
  return (
    <>
      <PageHead title={article.titre} parent={parent} isClose>
        <Share />
      </PageHead>
      <div className={styles.page}>
        {editing ? (
          <ArticleEditor fallback={view} article={article} pictureOf={find} subjects={subjects} end={end} />
        ) : (
          view
        )}
        {others.length > 0 && (
          <section className={styles.others} data-below="" data-screen="">
            <h2>{frText(suite)}</h2>
            <Beginnings articles={others} />
          </section>
        )}
      </div>
    </>
  )
}
