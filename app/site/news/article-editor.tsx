import { useRef, useState, type ReactNode } from 'react'
import type { Article } from './definition'
import { findDraft } from '../../cms/edit/drafts'
import { EditForm } from '../../cms/edit/edit-form'
import { offerFocus } from '../../cms/edit/offer-focus'
import type { PictureFinder } from '../../cms/edit/picture-of'
import { OpenButton, placeAddress } from '../../cms/edit/place-link'
import { PresenceMark } from '../../cms/edit/presence-mark'
import { saveFields, type Opened } from '../../cms/edit/saving'
import { isSame } from '../../lib/json'
import { saveProblems } from '../../cms/documents/save-problems'
import { HiddenMark } from '../../ui/hidden-mark'
import { ArticleForm } from './article-form'
import { ArticleText } from './article-list'
import { ARTICLE_RULES, articleCaution, articleFields } from './article-rules'
import { BUTTONS } from './buttons'
import type { Subjects } from './subject'
import type { StandingArticle } from './view'
import styles from './editor.module.css'

interface ArticleEditorProps {
  article: StandingArticle
  pictureOf: PictureFinder
  subjects: Subjects
  /** What follows the text of an article about a treatment, by its address. */
  end: (soin: string | undefined) => ReactNode
}

/** An article on its own page, with the form that changes it there. */
export default function ArticleEditor({ article, pictureOf, subjects, end }: ArticleEditorProps) {
  const { id, version } = article
  const place = placeAddress('actualites', id, 'document')
  const [open, setOpen] = useState<Opened<Article> | undefined>(
    () => findDraft<Article>(place)?.base as Opened<Article> | undefined,
  )
  const button = useRef<HTMLParagraphElement>(null)
  const standing = articleFields(article)

  function close() {
    setOpen(undefined)
    setTimeout(() => offerFocus(button.current?.querySelector<HTMLElement>('[data-edit]')))
  }

  const show = (fields: Article) => (
    <ArticleText
      article={{ ...fields, id: undefined, picture: pictureOf(fields.image, fields.titre) }}
      end={end(fields.soin)}
    />
  )
  if (!open)
    return (
      <>
        <PresenceMark place={place} />
        {article.brouillon && <HiddenMark>Brouillon</HiddenMark>}
        {show(standing)}
        <p ref={button} className={styles.edit}>
          <OpenButton
            place={placeAddress('actualites', id)}
            data-edit=""
            onClick={() => setOpen({ id, version, fields: standing })}
          >
            Modifier l'article
          </OpenButton>
        </p>
      </>
    )
  return (
    <EditForm
      place={place}
      initial={open.fields}
      base={open}
      save={(mine, base) => saveFields(ARTICLE_RULES, base, mine)}
      rebase={(saved) => {
        setOpen(saved)
        return saved
      }}
      check={(mine) => saveProblems('actualites', mine, open.fields)}
      caution={articleCaution}
      onClose={close}
      onReopen={() => setOpen(open)}
      submitLabel={BUTTONS.update}
      subject="ce texte"
      standing={standing}
      outdated={!isSame(standing, open.fields)}
      below={(fields) => <div className={styles.preview}>{show(fields)}</div>}
    >
      {(fields) => <ArticleForm {...fields} subjects={subjects} />}
    </EditForm>
  )
}
