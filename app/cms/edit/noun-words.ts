import { agree, type Noun } from '../kinds/kind'
import { headline } from '../../lib/headline'
import { quoted } from '../../lib/quoted'

/** What is said of the entries of a list, by what one of them is called. */
export interface NounWords {
  title: string
  /** « Ajouter un article » */
  add: string
  /** « l'article » */
  entry: string
  /** « Article « Nos horaires d'été » supprimé. » */
  removed: (name: string) => string
  /** « Aucun article pour le moment. » */
  none: string
}

/** Makes the words about a noun. */
export function nounWords(noun: Noun): NounWords {
  const { text, feminine = false } = noun
  const title = headline(text)
  const article = feminine ? 'la ' : 'le '
  return {
    title,
    add: `Ajouter ${feminine ? 'une' : 'un'} ${text}`,
    entry: (/^[aeiouyhâàéèêëîïôöûü]/i.test(text) ? "l'" : article) + text,
    removed: (name) =>
      [title, name && quoted(name), `${agree('supprimé', { ...noun, plural: false })}.`].filter(String).join(' '),
    none: `Aucun${feminine ? 'e' : ''} ${text} pour le moment.`,
  }
}
