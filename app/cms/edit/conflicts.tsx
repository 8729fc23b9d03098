import type { Outcome } from '../documents/changes'
import { isSame, type Json } from '../../lib/json'
import { FieldLabel, FieldReading } from './field-reading'
import { conflictPaths, mergeChoosing, valueAt } from '../documents/three-way-merge'
import { saveFields, type Choices, type Opened, type SavingRules } from './saving'

/**
 * Sets one's own fields beside those that somebody else has saved meanwhile, each part that both changed to be chosen
 * by itself; all others are merged.
 */
export default function choicesOf<F extends object>(
  rules: SavingRules<F>,
  opened: Opened<F>,
  mine: F,
  { document, author, conflicts }: Extract<Outcome, { outcome: 'conflict' }>,
): Choices<Opened<F>> {
  const { collection, present, labels } = rules
  const saved = document as unknown as F
  const theirs = Object.fromEntries(Object.keys(opened.fields).map((field) => [field, saved[field as keyof F]])) as F
  const standing = { ...opened, version: document.version, fields: theirs, isMerged: false }
  /** What is typed on meanwhile goes on from her own text, whatever was kept of it. */
  const save = async (chosen: F) => {
    const saving = await saveFields(rules, standing, chosen)
    return saving.done && saving.base ? { ...saving, base: { ...saving.base, fields: mine, isMerged: true } } : saving
  }
  if (typeof present === 'object')
    return {
      author,
      fields: [{ theirs: present.photograph(theirs), mine: present.photograph(mine) }],
      isPhotograph: true,
      keep: ([kept]) => (kept === 'mine' ? save(mine) : undefined),
    }
  const three = [opened.fields, mine, theirs] as unknown as [Json, Json, Json]
  const disputed = new Set(conflicts.map(({ field }) => field))
  // What a document may lack is empty in a form: that is no text of somebody else.
  const paths = conflictPaths(...three).filter((path) => disputed.has(path.split('.')[0]!))
  return {
    author,
    fields: paths.map((path) => {
      const field = { collection, path }
      const shown = (whole: F) => {
        const value = valueAt(whole as Json, path) ?? ''
        return present ? present(path, value) : <FieldReading {...field} value={value} />
      }
      const label = labels ? (labels[path] ?? path) : present ? undefined : <FieldLabel {...field} />
      return { label, theirs: shown(theirs), mine: shown(mine) }
    }),
    keep: (kept) => {
      const chosen = mergeChoosing(...three, (path) => kept[paths.indexOf(path)] ?? 'mine')
      return isSame(chosen, theirs) ? undefined : save(chosen as unknown as F)
    },
  }
}
