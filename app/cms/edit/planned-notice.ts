import { momentAhead } from '../../lib/planned-moment'
import { notify } from './notices'
import type { FormPlan } from './planning'
import { ask, FAILURE_WORDS } from './request'

/** Says what was planned, with a way to give it up, of which `onAbandoned` is told. */
export default function tellPlanned({ id, at, isEnd }: NonNullable<FormPlan['kept']>, onAbandoned: () => void): void {
  const moment = momentAhead(at, new Date())
  const text = isEnd ? `Enregistré, jusqu'au ${moment}.` : `Prévu pour le ${moment}.`
  notify({ text, action: { label: isEnd ? 'Annuler la fin' : 'Annuler', run: () => void abandon(id, onAbandoned) } })
}

async function abandon(id: string, onAbandoned: () => void): Promise<void> {
  const answer = await ask('/api/plans', { abandon: id })
  if ('status' in answer && answer.status === 204) {
    onAbandoned()
    return notify({ text: "Ce changement n'est plus prévu." })
  }
  const told = 'status' in answer ? (answer.body as { words?: string } | undefined)?.words : undefined
  const text = told ?? ('failure' in answer ? FAILURE_WORDS[answer.failure] : FAILURE_WORDS.internal)
  notify(told ? { text } : { text, action: { label: 'Réessayer', run: () => void abandon(id, onAbandoned) } })
}
