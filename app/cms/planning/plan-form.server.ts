import { readClockMoment } from '../../lib/planned-moment.ts'
import { isUuid } from '../documents/plans.ts'
import type { PlanStep } from '../documents/planned-steps.server.ts'

/** What is said once a step was taken. */
export const DONE: Record<string, string> = {
  planned: 'Ce changement est prévu : il se fera de lui-même.',
  abandon: "Ce changement n'est plus prévu.",
  resume: 'Ce changement est rétabli : il est de nouveau dans la liste.',
  now: "C'est fait, et déjà en ligne.",
  insist: "C'est fait, et déjà en ligne.",
  keep: "Ce changement se fera ce jour-là, quoi qu'il y ait à cette place.",
  move: 'La date est changée.',
  restored: 'Ce changement est défait : ce qui était là avant est de nouveau en ligne.',
  partly:
    'Ce changement est défait : ce qui était là avant est de nouveau en ligne, sauf ce qui a été supprimé entre-temps.',
  ended: "Ce changement est défait : ce qui était là avant est de nouveau en ligne, et sa fin n'est plus prévue.",
}

const NO_MOMENT = 'Choisissez un jour et une heure.'

/** Reads what a form of the list asks, or says in French what it lacks; without words, what is no such form. */
export function readPlanForm(form: FormData): (PlanStep & { id: string }) | { message: string | undefined } {
  const [id, step, at] = ['id', 'step', 'at'].map((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }) as [string, string, string]
  if (!isUuid(id)) return { message: undefined }
  if (step === 'abandon' || step === 'resume' || step === 'now' || step === 'insist' || step === 'keep')
    return { id, step }
  if (step !== 'move') return { message: undefined }
  const moment = readClockMoment(at)
  return moment ? { id, step, at: moment } : { message: NO_MOMENT }
}
