import type { Article } from './definition'
import type { SavingRules } from '../../cms/edit/saving'
import { uvCaution } from '../../cms/edit/uv-caution'
import { frenchDate } from '../../lib/french-date'
import { focusWords } from '../../lib/focus'
import { fr } from '../../lib/french-typography'
import type { Json } from '../../lib/json'
import styles from './editor.module.css'

const LABELS = {
  titre: 'Titre',
  contenu: 'Sous-titres et textes',
  image: "URL de l'image",
  cadrage: 'Partie montrée',
  date: 'Date',
  jour: "Jour de l'évènement",
  soin: 'Soin',
  brouillon: 'Brouillon',
}

/** How an article is saved. */
export const ARTICLE_RULES: SavingRules<Article> = {
  collection: 'actualites',
  labels: LABELS,
  failure: "L'enregistrement a échoué.",
  missing: 'Cet article a été supprimé par une autre personne.',
  present: presented,
}

/** Takes the fields alone out of an article. */
export const articleFields = ({
  titre,
  contenu,
  image,
  cadrage = '',
  date,
  jour = '',
  soin = '',
  brouillon = false,
}: Article): Article => ({
  titre,
  contenu,
  image,
  cadrage,
  date,
  jour,
  soin,
  brouillon,
})

/** Says why an article had better not be saved. */
export const articleCaution = ({ titre, contenu }: Article) =>
  uvCaution([titre, ...contenu.map(({ sousTitre, texte }) => [titre, sousTitre, texte].join('\n'))], 'text')

function presented(field: string, value: Json) {
  if (field === 'contenu') return <Parts parts={value as unknown as Article['contenu']} />
  if (field === 'brouillon') return value ? 'Oui' : 'Non'
  if (field === 'jour') return value ? frenchDate(String(value)) : 'Sans date'
  if (field === 'soin') return value ? String(value) : 'Aucun'
  return field === 'cadrage' ? fr(focusWords(String(value ?? ''))) : String(value)
}

function Parts({ parts }: { parts: Article['contenu'] }) {
  return parts.map(({ sousTitre, texte }, place) => (
    <div key={place} className={styles.part}>
      <p className={styles.subtitle}>{sousTitre}</p>
      <p className={styles.text}>{texte}</p>
    </div>
  ))
}
