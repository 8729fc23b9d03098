import type { ReactNode } from 'react'
import type { Caution } from './caution'
import type { Author } from '../documents/authors'
import type { Problem } from '../documents/changes'
import type { CollectionName } from '../documents/collections'
import { isSame, type Json, type Fields } from '../../lib/json'
import { newId, sendChange, type Sent } from './changes'
import { loadPart } from '../../ui/load-part'
import { notify } from './notices'
import { currentPlan, withPlan } from './planning'
import { FAILURE_WORDS } from './request'

/** What saving came to. */
export type Saving<S = unknown> =
  /** `base` is what a text that was typed on meanwhile is now based on. */
  | { done: true; base?: S }
  | Refusal
  | { done: false; words: string; remedy: Remedy<S> }
  | { done: false; caution: Caution }
  | { done: false; conflict: Choices<S> }

/** Why nothing was saved, in French: of the whole, or of its fields. */
export type Refusal = { done: false; words: string; remedy?: undefined } | { done: false; problems: Problem[] }

/** What may be done where saving again is of no use. */
interface Remedy<S> {
  label: string
  run: () => Promise<Saving<S>>
}

/** Two texts for one field: what stands now, and what was to be saved. */
export interface TwoTexts {
  /** What the field is called, where there is more than one. */
  label?: ReactNode
  theirs: ReactNode
  mine: ReactNode
}

export type Kept = 'theirs' | 'mine'

/** What somebody else has saved meanwhile beside one's own. */
export interface Choices<S> {
  author: Author | null
  fields: TwoTexts[]
  /** Whether they are two photographs. */
  isPhotograph?: boolean
  /** Saves what is kept of each field, in their order; returns undefined where that stands already. */
  keep: (kept: Kept[]) => Promise<Saving<S>> | undefined
}

/** A document, or a part of it, as it stood when it was opened; as it is added where there is no version yet. */
export interface Opened<F> {
  id: string
  version: number | undefined
  fields: F
  /** Whether somebody else's part is in that version as well: a save was merged with it, and `fields` are one's own. */
  isMerged?: boolean | undefined
  /** Of its addition, once that was sent. */
  key?: string | undefined
}

/** How the fields of a document are saved. */
export interface SavingRules<F> {
  collection: CollectionName
  failure: string
  /** Said of a document that somebody has deleted meanwhile. */
  missing?: string
  /**
   * A field, by its dotted path, as it is shown where two texts stand beside each other; or all of them, as a photograph.
   * Left out where it is read as its collection has it.
   */
  present?: ((path: string, value: Json) => ReactNode) | { photograph: (fields: F) => ReactNode } | undefined
  /** What the fields are called, by their dotted paths, where that is not as their collection has it. */
  labels?: Record<string, string> | undefined
  /** Told what was saved. */
  onSaved?: (fields: F, id: string) => void | Promise<void>
}

const MISSING = 'Ce que vous modifiez a été supprimé par une autre personne.'

const ADDED = "Un autre texte a déjà été ajouté depuis ce formulaire : le vôtre n'est pas enregistré."

/** What forms have added, by the id that each had for it: what was typed meanwhile is an update of that. */
const added = new Map<string, Opened<object>>()

/** Saves the fields that were changed since a document was opened, or adds it. */
export async function saveFields<F extends object>(
  rules: SavingRules<F>,
  opened: Opened<F>,
  mine: F,
): Promise<Saving<Opened<F>>> {
  if (opened.version === undefined) {
    const standing = added.get(opened.id) as Opened<F> | undefined
    const saving = await (standing ? saveFields(rules, standing, mine) : add(rules, opened, mine))
    if (!saving.done) return saving
    if (saving.base) added.set(opened.id, saving.base)
    // Until its form closes, its text is kept as that of one that is added.
    return { done: true }
  }
  const saving = await update(rules, opened, mine)
  if (saving !== 'missing') return saving
  const remedy = { label: 'Rétablir avec mon texte', run: () => bringBack(rules, opened, mine) }
  return { done: false, words: rules.missing ?? MISSING, remedy }
}

/**
 * Says what came of a change that has saved nothing; `unanswered` takes the place of `failure` where it may have, and where
 * to make it again would not be the same.
 */
export function refusalOf(failure: string, sent: Sent, unanswered?: string): Refusal {
  if (sent.outcome === 'invalid') return { done: false, problems: sent.problems }
  if (unanswered && sent.outcome === 'failed' && sent.isUnanswered)
    return { done: false, words: `${sent.words} ${unanswered}` }
  return { done: false, words: sent.outcome === 'failed' ? `${failure} ${sent.words}` : failure }
}

/** Says that what needs no form could not be done, with a way to try again. */
export function offerRetry(failure: string, sent: Sent, retry: () => void): void {
  const refusal = refusalOf(failure, sent)
  notify({ text: 'words' in refusal ? refusal.words : failure, action: { label: 'Réessayer', run: retry } })
}

async function update<F extends object>(
  rules: SavingRules<F>,
  opened: Opened<F>,
  mine: F,
): Promise<Saving<Opened<F>> | 'missing'> {
  const { collection, failure } = rules
  const { id, version: base = 0, isMerged } = opened
  const fields = changedFields(opened.fields, mine)
  if (Object.keys(fields).length === 0) return finish(rules, opened, mine)
  const seen = isMerged && changedFields(mine, opened.fields)
  const plan = currentPlan()
  const sent = await sendChange({ intent: 'update', collection, id, base, fields, ...(seen && { seen }) })
  if (sent.outcome === 'saved') {
    const { version } = sent.document
    return finish(rules, { ...opened, version, isMerged: isMerged || version > base + 1 }, mine)
  }
  if (sent.outcome === 'missing') return 'missing'
  if (sent.outcome !== 'conflict') return refusalOf(failure, sent)
  let conflict: Choices<Opened<F>>
  try {
    const { default: choicesOf } = await loadPart(() => import('./conflicts'))
    conflict = choicesOf(rules, opened, mine, sent)
  } catch {
    return { done: false, words: `${failure} ${FAILURE_WORDS.network}` }
  }
  if (conflict.fields.length > 0) return { done: false, conflict }
  // What she began on is unknown to the server by now, and not to her page: nothing of hers was changed by others.
  const { version } = sent.document
  return withPlan(plan, () => conflict.keep([])) ?? finish(rules, { ...opened, version, isMerged: true }, mine)
}

/** Adds a document; where another tab has added one from the same draft, beside that, if it is wished. */
async function add<F extends object>(rules: SavingRules<F>, opened: Opened<F>, mine: F): Promise<Saving<Opened<F>>> {
  const { collection, failure } = rules
  const { id, key } = opened
  const sent = await sendChange({ intent: 'add', collection, id, fields: mine as Fields, key })
  if (sent.outcome === 'saved') return finish(rules, { ...opened, version: sent.document.version }, mine)
  if (sent.outcome !== 'conflict') return refusalOf(failure, sent)
  const run = () => {
    added.set(id, { ...opened, id: newId(), key: newId() })
    return saveFields(rules, opened, mine)
  }
  return { done: false, words: ADDED, remedy: { label: 'Ajouter aussi le mien', run } }
}

/** Restores a document that somebody has deleted, as it was last, and saves her text in it. */
async function bringBack<F extends object>(
  rules: SavingRules<F>,
  opened: Opened<F>,
  mine: F,
): Promise<Saving<Opened<F>>> {
  const { id } = opened
  const plan = currentPlan()
  // Somebody may have brought it back already.
  const again = await update(rules, opened, mine)
  if (again !== 'missing') return again
  const sent = await sendChange({ intent: 'restore', collection: rules.collection, id, ifGone: true })
  if (sent.outcome !== 'saved') return refusalOf(rules.failure, sent)
  return withPlan(plan, () => saveFields(rules, opened, mine))
}

async function finish<F>(rules: SavingRules<F>, opened: Opened<F>, mine: F): Promise<Saving<Opened<F>>> {
  await rules.onSaved?.(mine, opened.id)
  return { done: true, base: { ...opened, fields: mine } }
}

function changedFields(before: object, after: object): Fields {
  return Object.fromEntries(
    Object.entries(after as Fields).filter(([field, value]) => !isSame((before as Fields)[field], value)),
  )
}
