import { useEffect, useState } from 'react'
import type { PlannedWords } from '../documents/plans'
import { concernedPlans } from '../documents/concerned-plans'
import { loadPart } from '../../ui/load-part'
import { ask } from './request'
import type { FormPlan } from './planning'
import type { PlanOfForm } from './use-saving'

/** When a form's save is to be made, as its fields say; '' for at once, and for good. */
export interface Moments {
  from: string
  until: string
}

export const AT_ONCE: Moments = { from: '', until: '' }

/**
 * What a form knows of time: when it saves, and what is planned of what it is about: a document, a field or an entry,
 * or some fields of all documents of a collection.
 */
export function usePlanning(place: string, entry?: unknown, fields?: string[]) {
  const [moments, setMoments] = useState<Moments>()
  const [plans, setPlans] = useState<PlannedWords[]>([])
  const [collection, id, field] = place.split('/')
  const isNew = id === 'nouveau' || (id === undefined && !fields)
  const address = [`/api/plans/${collection}`, ...(id ? [encodeURIComponent(id)] : [])].join('/')
  useEffect(() => {
    let isOpen = !isNew
    if (!isNew)
      void ask(address).then((answer) => {
        if (isOpen && 'status' in answer && answer.status === 200) setPlans(answer.body as PlannedWords[])
      })
    return () => {
      isOpen = false
    }
  }, [address, isNew])

  const entryId = typeof entry === 'object' && entry !== null ? (entry as { id?: unknown }).id : undefined
  const edited = fields ?? (field === undefined || field === 'document' ? undefined : [field])
  const concerned = concernedPlans(plans, edited, entryId)

  const planOfForm: PlanOfForm = {
    begin: () => ({ ...AT_ONCE, ...moments, shown: concerned.map((plan) => plan.id) }),
    onAnswer(plan) {
      if (plan.kept) void tell(plan.kept)
      if (!plan.overlap) return undefined
      setPlans(plan.overlap)
      const unseen = plan.overlap.filter(({ id }) => !plan.shown.includes(id))
      return overlapWords(concernedPlans(unseen, edited, entryId))
    },
  }
  return { moments, setMoments, notes: concerned, planOfForm }
}

/** What is planned is told where she has pressed: on a telephone, the form's head is out of sight. */
const overlapWords = (plans: PlannedWords[]) =>
  [
    'Un autre changement est prévu ici',
    ...plans.map(({ words }) => words),
    'Enregistrez de nouveau pour garder les deux',
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ')

async function tell(kept: NonNullable<FormPlan['kept']>): Promise<void> {
  const { default: tellPlanned } = await loadPart(() => import('./planned-notice'))
  tellPlanned(kept)
}
