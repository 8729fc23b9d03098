import type { Article as ArticleFields } from './definition'
import type { ListPage } from '../../cms/documents/lists'
import { newId } from '../../cms/edit/changes'
import { CollectionEditor } from '../../cms/edit/collection-editor'
import type { PictureFinder } from '../../cms/edit/picture-of'
import { frText } from '../../ui/french-text'
import { HiddenMark } from '../../ui/hidden-mark'
import { ArticleText, Beginning, type ArticleView } from './article-list'
import { ArticleForm } from './article-form'
import { ARTICLE_RULES, articleCaution, articleFields } from './article-rules'
import { BUTTONS } from './buttons'
import type { Subjects } from './subject'
import type { StandingArticle } from './view'
import list from './article-list.module.css'
import { quoted } from '../../lib/quoted'

const WORDS = {
  title: 'Gestion des Actualités',
  ...BUTTONS,
  document: "l'article",
  removed: (titre: string) => `Article ${quoted(titre)} supprimé.`,
}

interface NewsEditorProps {
  articles: StandingArticle[]
  page: ListPage
  /** What is said where there are none. */
  none: string
  pictureOf: PictureFinder
  subjects: Subjects
}

/** The articles with their form. */
export default function NewsEditor({ articles, page, none, pictureOf, subjects }: NewsEditorProps) {
  return (
    <div className={list.page}>
      <CollectionEditor<ArticleFields>
        {...ARTICLE_RULES}
        documents={articles}
        page={page}
        words={{ ...WORDS, none }}
        blank={() => ({
          titre: '',
          contenu: [{ id: newId(), sousTitre: '', texte: '' }],
          image: '',
          date: new Date().toISOString(),
          jour: '',
          soin: '',
          brouillon: false,
        })}
        fieldsOf={articleFields}
        tidy={(fields) => ({ ...fields, contenu: fields.contenu.filter(isWritten) })}
        caution={articleCaution}
        form={(fields) => <ArticleForm {...fields} subjects={subjects} />}
        show={(fields, { id }) => {
          const article = { ...fields, id, picture: pictureOf(fields.image, fields.titre) }
          if (id === undefined) return <Whole article={article} />
          return (
            <>
              {fields.brouillon && <HiddenMark>Brouillon</HiddenMark>}
              <Beginning article={article} place="row" />
            </>
          )
        }}
        className={list.rows}
      />
    </div>
  )
}

const isWritten = ({ sousTitre, texte }: ArticleFields['contenu'][number]) => `${sousTitre}${texte}`.trim() !== ''

/** An article as its own page shows it. */
function Whole({ article }: { article: ArticleView }) {
  return (
    <>
      <h2>{frText(article.titre)}</h2>
      <ArticleText article={article} />
    </>
  )
}
