import type { Outcome } from './changes.ts'
import { definitionOf } from './collections.ts'
import { agree } from '../kinds/kind.ts'
import { mergeInsisting } from './three-way-merge.ts'

/** Said of a planned change that is taken up again after its moment: it is not made by itself. */
export const PASSED = "Son moment est passé pendant qu'il était abandonné : faites-le maintenant, ou changez la date."

/** Said of a planned change whose document was deleted at its moment, and has been brought back since. */
export const BROUGHT_BACK = 'Supprimé à ce moment-là, et rétabli depuis : faites-le quand même, ou changez la date.'

/** Says whether what a change was to be made of is gone: its document, or an entry of a list in it. */
export function isOfWhatIsGone(outcome: Outcome): boolean {
  if (outcome.outcome !== 'conflict') return outcome.outcome === 'missing'
  return outcome.conflicts.some(({ base, mine, theirs }) => !mergeInsisting(base, mine, theirs))
}

/** Says in French why a planned change cannot be made. */
export function problemWords(collection: string, outcome: Outcome): string {
  const { noun } = definitionOf(collection) ?? { noun: { text: 'document' } }
  if (outcome.outcome === 'missing')
    return `${noun.text} ${agree('supprimé', noun)} entre-temps : il n'y a plus rien à changer.`
  if (isOfWhatIsGone(outcome)) return 'Ce que ce changement devait modifier a été supprimé entre-temps.'
  if (outcome.outcome === 'conflict') {
    const by = outcome.author ? ` par ${outcome.author.name}` : ''
    return `La même partie a été modifiée${by} entre-temps : choisissez ce qui doit rester.`
  }
  const [problem] = outcome.outcome === 'invalid' ? outcome.problems : []
  return problem ? `Le texte prévu est refusé : ${problem.message}` : 'Ce changement ne peut plus se faire.'
}
