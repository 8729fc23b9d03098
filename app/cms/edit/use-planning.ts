import { useEffect, useState } from 'react'
import type { PlannedWords } from '../documents/plans'
import { concernedPlans } from '../documents/concerned-plans'
import { NEW } from '../documents/document-id'
import { loadPart } from '../../ui/load-part'
import { ask } from './request'
import { late } from './late'
import type { FormPlan } from './planning'
import { findDraft, keepMoments } from './drafts'
import { makeState, useStateOf } from './state'
import type { PlanOfForm } from './use-saving'

/** When a form's save is to be made, as its fields say; '' for at once, and for good. */
export interface Moments {
  from: string
  until: string
}

/** The fields that say so, which are loaded once they are asked for. */
export const MomentsFields = late(() => import('./moments-fields'), { isScripted: true })

export const AT_ONCE: Moments = { from: '', until: '' }

/** What the button that saves a form says: `label`, unless its save is to wait for a day. */
export const saveLabel = (label: string, moments: Moments | undefined) => (moments?.from ? 'Programmer' : label)

const NONE: string[] = []

/** What was planned here, and given up from the notice that told of it. */
const abandoned = makeState(NONE)

/**
 * What a form knows of time: when it saves, and what is planned of what it is about: a document, a field or an entry,
 * some fields of all documents of a collection, or what will be added to it. Its text is kept at `keptAt`.
 */
export function usePlanning(place: string, entry?: unknown, fields?: string[], keptAt = place) {
  const [moments, setMoments] = useState(() => momentsKeptAt(keptAt))
  const [plans, setPlans] = useState<PlannedWords[]>([])
  const [collection, id, field] = place.split('/')
  const isNew = id === NEW
  const isAsked = id !== undefined || fields !== undefined
  const address = [`/api/plans/${collection}`, ...(id && !isNew ? [encodeURIComponent(id)] : [])].join('/')
  useEffect(() => {
    let isOpen = isAsked
    if (isAsked)
      void ask(address).then((answer) => {
        if (!isOpen || !('status' in answer) || answer.status !== 200) return
        const found = answer.body as PlannedWords[]
        // Who adds a document is told of those that will be added: the page does not show them yet.
        setPlans(isNew ? found.filter((plan) => plan.isNew) : found)
      })
    return () => {
      isOpen = false
    }
  }, [address, isNew, isAsked])

  const entryId = typeof entry === 'object' && entry !== null ? (entry as { id?: unknown }).id : undefined
  const edited = fields ?? (field === undefined || field === 'document' ? undefined : [field])
  const gone = useStateOf(abandoned, NONE)
  const concerned = concernedPlans(plans, edited, entryId).filter((plan) => !gone.includes(plan.id))

  function changeMoments(next: Moments | undefined) {
    setMoments(next)
    keepMoments(keptAt, next)
  }

  const planOfForm: PlanOfForm = {
    moments,
    isAwaited: () => moments !== undefined && !MomentsFields.isThere(),
    begin: () => ({ ...AT_ONCE, ...moments, shown: concerned.map((plan) => plan.id) }),
    onAnswer(plan) {
      if (plan.kept) void tell(plan.kept)
      if (!plan.overlap) return undefined
      setPlans(plan.overlap)
      const unseen = plan.overlap.filter(({ id }) => !plan.shown.includes(id))
      return overlapWords(concernedPlans(unseen, edited, entryId))
    },
  }
  return { moments, setMoments: changeMoments, notes: concerned, planOfForm }
}

/** When a text that is found again was to be saved, where that was said. */
function momentsKeptAt(place: string): Moments | undefined {
  const { moments } = findDraft(place) ?? {}
  return moments?.from || moments?.until ? moments : undefined
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
  tellPlanned(kept, (isPlanned) => {
    const others = abandoned.get().filter((id) => id !== kept.id)
    abandoned.set(isPlanned ? others : [...others, kept.id])
  })
}
