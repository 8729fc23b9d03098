import { fr } from '../../lib/french-typography'
import { cutText } from '../../lib/plain-text'
import { quoted } from '../../lib/quoted'

/** The longest name that is quoted in the question, in characters. */
const NAME_LIMIT = 80

/** Asks whether to delete what is called so, as « le tarif », by its name and what else tells it from its likes. */
export function confirmDeletion(what: string, ...names: string[]): boolean {
  return confirm(deletionQuestion(what, ...names))
}

/** Writes that question: « Supprimer le tarif « Aisselles, 25 € » ? ». */
export function deletionQuestion(what: string, ...names: string[]): string {
  const name = names
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ')
  return fr(`Supprimer ${what} ${name ? quoted(cutText(name, NAME_LIMIT)) : 'sans nom'} ?`)
}
