import { newId } from './changes'
import { findDraft, keepDraft } from './drafts'
import type { Seen } from './list-saving'

/** A draft as it was kept while entries had no ids: told by its place, -1 for one that was being added. */
interface PlacedDraft {
  version: number
  index: number
}

/**
 * Finds what the form of a list's entry was begun on; undefined where nothing was typed. A draft kept before entries
 * had ids is about the one at its place, as long as that list stands; else it is added.
 */
export function findBegun<Row extends { id: string }>(
  place: string,
  { version, rows }: Pick<Seen<Row>, 'version' | 'rows'>,
): Seen<Row> | undefined {
  const draft = findDraft<Row | string>(place)
  if (!draft) return undefined
  const base = draft.base as Seen<Row> | PlacedDraft
  if ('id' in base) return base
  const row = base.version === version ? rows[base.index] : undefined
  const begun = row ? { version, rows, id: row.id } : { version, rows, id: newId(), after: rows.at(-1)?.id ?? null }
  const { id } = begun
  keepDraft(place, typeof draft.value === 'string' ? { id, text: draft.value } : { ...draft.value, id }, begun)
  return begun
}
