import type { PlannedWords } from './plans.ts'

/**
 * Leaves of what is planned of a document only what is about some of its fields, or about one entry of the list that a
 * field is, in the words that are about that.
 */
export function concernedPlans(plans: PlannedWords[], fields: string[] | undefined, entry?: unknown): PlannedWords[] {
  return plans
    .filter(({ places }) => !fields || fields.some((field) => concerns(places, field, entry)))
    .map((plan) => ({ ...plan, words: plan.ofEntries[`${fields?.[0]}/${String(entry)}`] ?? plan.words }))
}

/** Says whether a planned change is about a field, or about one entry of the list that it is. */
function concerns(places: string[], field: string, entry: unknown): boolean {
  if (places.includes('document')) return true
  const entries = places.filter((place) => place.startsWith(`${field}/`))
  if (typeof entry !== 'string' || entries.length === 0) return places.includes(field)
  return entries.includes(`${field}/${entry}`)
}
