import { momentAhead } from '../../lib/planned-moment'
import { notify } from './notices'
import type { FormPlan } from './planning'
import { FAILURE_WORDS } from './request'
import { askSignedIn } from './session'

type Kept = NonNullable<FormPlan['kept']>

/** Is told whether what was planned still is. */
type OnStep = (isPlanned: boolean) => void

/** Says what was planned, with a way to give it up, and from there to take it up again, of which `onStep` is told. */
export default function tellPlanned(kept: Kept, onStep: OnStep): void {
  const { at, isEnd } = kept
  const moment = momentAhead(at, new Date())
  const text = isEnd ? `Enregistré, jusqu'au ${moment}.` : `Prévu pour le ${moment}.`
  notify({ text, action: { label: isEnd ? 'Annuler la fin' : 'Annuler', run: () => void abandon(kept, onStep) } })
}

const abandon = (kept: Kept, onStep: OnStep) =>
  take('abandon', kept, () => {
    onStep(false)
    const action = { label: 'Rétablir', run: () => void resume(kept, onStep) }
    notify({ text: "Ce changement n'est plus prévu.", action })
  })

const resume = (kept: Kept, onStep: OnStep) =>
  take('resume', kept, () => {
    onStep(true)
    tellPlanned(kept, onStep)
  })

async function take(step: 'abandon' | 'resume', kept: Kept, onTaken: () => void): Promise<void> {
  const answer = await askSignedIn('/api/plans', { step, id: kept.id })
  if ('status' in answer && answer.status === 204) return onTaken()
  const told = 'status' in answer ? (answer.body as { words?: string } | undefined)?.words : undefined
  const text = told ?? ('failure' in answer ? FAILURE_WORDS[answer.failure] : FAILURE_WORDS.internal)
  notify(told ? { text } : { text, action: { label: 'Réessayer', run: () => void take(step, kept, onTaken) } })
}
