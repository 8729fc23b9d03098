import type { Article as ArticleFields } from './definition'
import type { ListPage } from '../../cms/documents/lists'
import { uvCaution } from '../../cms/edit/uv-caution'
import { CollectionEditor } from '../../cms/edit/collection-editor'
import type { PictureFinder } from '../../cms/edit/picture-of'
import { focusWords } from '../../lib/focus'
import { fr } from '../../lib/french-typography'
import type { Json } from '../../lib/json'
import { Article } from './article-list'
import { ArticleForm } from './article-form'
import type { StandingArticle } from './view'
import list from './article-list.module.css'
import styles from './editor.module.css'

const WORDS = {
  title: 'Gestion des Actualités',
  add: "Ajouter l'article",
  update: "Mettre à jour l'article",
  document: "l'article",
  removed: (titre: string) => `Article « ${titre} » supprimé.`,
  none: 'Aucune actualité pour le moment.',
}

const LABELS = {
  titre: 'Titre',
  contenu: 'Sous-titres et textes',
  image: "URL de l'image",
  cadrage: 'Partie montrée',
  date: 'Date',
}

interface NewsEditorProps {
  articles: StandingArticle[]
  page: ListPage
  pictureOf: PictureFinder
}

/** The articles with their form. */
export default function NewsEditor({ articles, page, pictureOf }: NewsEditorProps) {
  return (
    <div className={list.page}>
      <CollectionEditor<ArticleFields>
        collection="actualites"
        documents={articles}
        page={page}
        words={WORDS}
        labels={LABELS}
        failure="L'enregistrement a échoué."
        missing="Cet article a été supprimé par une autre personne."
        blank={() => ({ titre: '', contenu: [], image: '', date: new Date().toISOString() })}
        fieldsOf={({ titre, contenu, image, cadrage = '', date }) => ({ titre, contenu, image, cadrage, date })}
        caution={({ titre, contenu }) =>
          uvCaution([titre, ...contenu.map(({ sousTitre, texte }) => [titre, sousTitre, texte].join('\n'))], 'text')
        }
        form={(fields) => <ArticleForm {...fields} />}
        show={(fields, { id, index }) => (
          <Article article={{ ...fields, id, picture: pictureOf(fields.image, fields.titre) }} index={index} />
        )}
        present={presented}
        className={list.list}
      />
    </div>
  )
}

function presented(field: string, value: Json) {
  if (field === 'contenu') return <Parts parts={value as unknown as ArticleFields['contenu']} />
  return field === 'cadrage' ? fr(focusWords(String(value ?? ''))) : String(value)
}

function Parts({ parts }: { parts: ArticleFields['contenu'] }) {
  return parts.map(({ sousTitre, texte }, place) => (
    <div key={place} className={styles.part}>
      <p className={styles.subtitle}>{sousTitre}</p>
      <p className={styles.text}>{texte}</p>
    </div>
  ))
}
