import { z } from 'zod'
import { changeSchema, type Outcome, type Problem } from './changes.ts'

/** The most planned changes that could not be made which are shown. */
export const PROBLEM_LIMIT = 200

/** A moment as the institute's clock shows it: `2026-12-01T08:00`. One that is none is refused in words, at its field. */
const clockMoment = z.string().max(40)

/** What may wait: what is done to documents that have their ids. */
const PLANNABLE: ReadonlySet<string> = new Set(['update', 'add', 'remove', 'move', 'restore', 'rename', 'together'])

/** What an administrator's browser may ask to be done later: from a moment on, until another, or both. */
export const planSchema = z.strictObject({
  change: changeSchema.refine(({ intent }) => PLANNABLE.has(intent)),
  from: clockMoment.optional(),
  until: clockMoment.optional(),
})

/** Says whether a text may be the id of a planned change, or the key of one: a UUID. */
export const isUuid = (text: string): boolean => /^[\da-f-]{36}$/.test(text)

/** Reads the ids of planned changes, as a form sends them: with spaces between. */
export const planIds = (text = ''): string[] => text.split(' ').filter(isUuid)

/** A document that something is planned for. */
export interface PlannedPlace {
  collection: string
  id: string
}

/** A planned change in words, for whoever edits the document or plans another change of it. */
export interface PlannedWords {
  id: string
  /** What of the document it changes: a field, or an entry as `field/entry`. */
  places: string[]
  words: string
  /** Whether there is no such document until then. */
  isNew: boolean
  /** What it says of each entry that it changes, by `field/entry`. */
  ofEntries: Record<string, string>
}

/** What became of a plan: `planned` waits, and what was saved at once may have an end that does. */
export type PlanOutcome =
  | { outcome: 'planned'; id: string; at: string; remarks?: Problem[] }
  /** Another change of the same part is planned that she was not shown. */
  | { outcome: 'overlap'; plans: PlannedWords[] }
  /** The moment is past, or the end is not after the beginning: in French. */
  | { outcome: 'untimely'; words: string; refused: 'from' | 'until' }
  | (Outcome & { end?: { id: string; at: string } })
