import type { Change } from '../documents/changes'
import type { PlannedWords } from '../documents/plans'

/** What a form says of its save: when it is to be, and which planned changes it has shown. */
export interface FormPlan {
  /** As the institute's clock shows them; '' for at once, and for good. */
  from: string
  until: string
  shown: string[]
  /** What has come of it: what waits now, or why nothing does, and of which moment. */
  kept?: { id: string; at: string; isEnd: boolean }
  overlap?: PlannedWords[]
  untimely?: { words: string; refused: 'from' | 'until' }
}

/** Where among the problems of a form that of one of its moments stands. */
export const momentPath = (which: 'from' | 'until') => `programmer.${which}`

let current: FormPlan | undefined

/**
 * Begins a save within a form's plan: the change that it sends at once is the one that is planned. What is sent after a
 * wait is begun within the plan once more.
 */
export function withPlan<T>(plan: FormPlan | undefined, begin: () => T): T {
  current = plan
  try {
    return begin()
  } finally {
    current = undefined
  }
}

/** The plan of the form whose save has just begun; undefined for what no form has sent. */
export const currentPlan = () => current

/** What forms send that may wait; what puts back the text of a conflict first is done at once. */
const WAITING: ReadonlySet<Change['intent']> = new Set(['update', 'add', 'rename', 'together'])

/** What tells the server which planned changes its form has shown. */
const TELLING: ReadonlySet<Change['intent']> = new Set(['update', 'rename', 'together'])

/** Where a change is sent, and as what: to be made at once, or as its form says. */
export function addressed(change: Change, plan: FormPlan | undefined): { address: string; body: object } {
  const tells = TELLING.has(change.intent)
  const shown = tells && plan && plan.shown.length > 0 ? { ...change, plans: plan.shown } : change
  const isPlanned = plan && (plan.from || plan.until) && WAITING.has(change.intent)
  if (!isPlanned) return { address: '/api/changes', body: shown }
  const { from, until } = plan
  return { address: '/api/plans', body: { change: shown, ...(from && { from }), ...(until && { until }) } }
}
