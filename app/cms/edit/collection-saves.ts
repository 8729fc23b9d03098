import type { Conflict } from '../documents/changes'
import type { CollectionName } from '../documents/collections'
import { isSame, type Json } from '../../lib/json'
import { sendChange, type Sent } from './changes'
import type { Kept, TwoTexts } from './conflict-choice'
import type { Saving } from './edit-form'

/** A document in its form: as it stood when it was opened, or as it is added where there is no version yet. */
export interface Opened<F> {
  id: string
  version: number | undefined
  fields: F
}

/** How the documents of a collection are saved. */
export interface SavingRules {
  collection: CollectionName
  failure: string
  /** Said of a document that somebody has deleted meanwhile. */
  missing: string
  /** A field as it is shown where two texts stand beside each other. */
  present: (field: string, value: Json) => TwoTexts['mine']
  labels: Record<string, string>
}

type Fields = Record<string, Json>

/** Adds a document. What an answer that was lost has added already is brought up to what is asked now. */
export async function addDocument<F>(rules: SavingRules, opened: Opened<F>, value: F): Promise<Saving> {
  const { collection } = rules
  const { id } = opened
  const fields = value as Fields
  const sent = await sendChange({ intent: 'add', collection, id, fields })
  if (sent.outcome !== 'saved') return refusal(rules, sent)
  const { version, ...standing } = sent.document
  const changed = changedFields(standing as unknown as Fields, fields)
  return Object.keys(changed).length === 0 ? { done: true } : update(rules, id, version, changed)
}

/** Saves the fields that were changed since a document was opened. */
export function updateDocument<F>(rules: SavingRules, opened: Opened<F>, value: F): Promise<Saving> {
  return update(rules, opened.id, opened.version!, changedFields(opened.fields as Fields, value as Fields))
}

async function update(rules: SavingRules, id: string, base: number, fields: Fields): Promise<Saving> {
  const { collection } = rules
  return settle(rules, { id, base, fields }, await sendChange({ intent: 'update', collection, id, base, fields }))
}

interface Update {
  id: string
  base: number
  fields: Fields
}

/** Says what became of an update, and what can be done now. */
function settle(rules: SavingRules, update: Update, sent: Sent): Saving {
  if (sent.outcome === 'saved') return { done: true }
  if (sent.outcome === 'missing')
    return {
      done: false,
      words: rules.missing,
      remedy: { label: 'Rétablir avec mon texte', run: () => bringBack(rules, update) },
    }
  if (sent.outcome !== 'conflict') return refusal(rules, sent)
  const { document, conflicts, author } = sent
  return {
    done: false,
    conflicts: {
      author,
      fields: conflicts.map((conflict) => twoTexts(rules, conflict)),
      keep: (kept) => resolve(rules, { ...update, standing: document.version, conflicts, kept }),
    },
  }
}

interface Resolution extends Update {
  /** The version that the conflicts are with. */
  standing: number
  conflicts: Conflict[]
  kept: Kept[]
}

/** Puts what she keeps of her own in its place; what does not conflict is still merged with what was seen. */
async function resolve(
  rules: SavingRules,
  { id, base, fields, standing, conflicts, kept }: Resolution,
): Promise<Saving> {
  const disputed = new Set(conflicts.map(({ field }) => field))
  const mine = conflicts
    .filter((_, index) => kept[index] === 'mine')
    .map(({ field }) => [field, fields[field]!] as const)
  const others = Object.entries(fields).filter(([field]) => !disputed.has(field))
  if (mine.length > 0) {
    const saving = await update(rules, id, standing, Object.fromEntries(mine))
    if (!saving.done) return saving
  }
  return others.length > 0 ? update(rules, id, base, Object.fromEntries(others)) : { done: true }
}

/** Restores a document that somebody has deleted, as it was when it was opened, and saves her text in it. */
async function bringBack(rules: SavingRules, { id, base, fields }: Update): Promise<Saving> {
  const { collection } = rules
  // Somebody may have brought it back already.
  const again = await sendChange({ intent: 'update', collection, id, base, fields })
  if (again.outcome !== 'missing') return settle(rules, { id, base, fields }, again)
  const restored = await sendChange({ intent: 'restore', collection, id, version: base })
  if (restored.outcome !== 'saved') return refusal(rules, restored)
  return update(rules, id, restored.document.version, fields)
}

/** What came of a change that was neither saved nor in conflict. */
function refusal({ failure }: SavingRules, sent: Sent): Saving {
  if (sent.outcome === 'failed') return { done: false, words: `${failure} ${sent.words}` }
  if (sent.outcome === 'invalid') return { done: false, problems: sent.problems }
  return { done: false, words: failure }
}

function twoTexts({ present, labels }: SavingRules, { field, theirs, mine }: Conflict): TwoTexts {
  return { label: labels[field] ?? field, theirs: present(field, theirs), mine: present(field, mine) }
}

function changedFields(before: Fields, after: Fields): Fields {
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(before[field], value)))
}
