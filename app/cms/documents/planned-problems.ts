import type { Outcome } from './changes.ts'
import { definitionOf } from './collections.ts'
import { agree } from '../kinds/kind.ts'

/** Says in French why a planned change cannot be made. */
export function problemWords(collection: string, outcome: Outcome): string {
  const { noun } = definitionOf(collection) ?? { noun: { text: 'document' } }
  if (outcome.outcome === 'missing')
    return `${noun.text} ${agree('supprimé', noun)} entre-temps : il n'y a plus rien à changer.`
  if (outcome.outcome === 'conflict') {
    const by = outcome.author ? ` par ${outcome.author}` : ''
    return `La même partie a été modifiée${by} entre-temps : choisissez ce qui doit rester.`
  }
  const [problem] = outcome.outcome === 'invalid' ? outcome.problems : []
  return problem ? `Le texte prévu est refusé : ${problem.message}` : 'Ce changement ne peut plus se faire.'
}
