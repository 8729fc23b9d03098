import { agree, type Noun } from '../kinds/kind'
import { headline } from '../../lib/headline'

/** What is said of the entries of a list, by what one of them is called. */
export interface NounWords {
  title: string
  /** « Ajouter un article » */
  add: string
  /** « l'article » */
  entry: string
  /** « Article supprimé. » */
  removed: string
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
    removed: `${title} ${agree('supprimé', { ...noun, plural: false })}.`,
    none: `Aucun${feminine ? 'e' : ''} ${text} pour le moment.`,
  }
}
