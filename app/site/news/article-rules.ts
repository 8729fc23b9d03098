import type { Article } from './definition'
import type { SavingRules } from '../../cms/edit/saving'
import { uvCaution } from '../../cms/edit/uv-caution'

/** How an article is saved. */
export const ARTICLE_RULES: SavingRules<Article> = {
  collection: 'actualites',
  failure: "L'enregistrement a échoué.",
  missing: 'Cet article a été supprimé par une autre personne.',
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
