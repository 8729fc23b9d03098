import { isEntryList, type Entry } from '../../lib/entry-ids.ts'
import { isSame, type Json, type Fields } from '../../lib/json.ts'
import { listChanges } from '../documents/list-changes.ts'
import { restoreEntry } from '../documents/restore-entry.ts'
import { compareLines, type TextComparison } from '../../lib/word-diff.ts'
import { changedFields, entryTitle, TOLD_LIMIT } from './change-sentences.ts'
import { fieldKind } from '../documents/field-kinds.ts'
import { headline } from '../../lib/headline.ts'
import { entryLines, fieldLines } from '../kinds/field-lines.ts'
import type { EntryKind, FieldKind } from '../kinds/kind.ts'
import type { Revision } from '../documents/revision.ts'

/** A field before and after a save. */
export interface FieldComparison extends TextComparison {
  field: string
  title: string
  /** Pictures of this site that the field showed before and after. */
  pictures: { before?: string; after?: string }
  /** Whether putting back what it was before would change what stands now. */
  restorable: boolean
  /** Of a list, its entries that have changed, in place of the field's lines. */
  entries: EntryComparison[]
}

/** An entry of a list before and after a save. */
export interface EntryComparison extends TextComparison {
  entry: string
  title: string
  change: 'added' | 'changed' | 'moved' | 'removed'
  /** Whether putting back what it alone was before would change what stands now. */
  restorable: boolean
}

/** What a save did to a document, and each field that it changed; of what came or went as a whole, what it held. */
export interface DocumentComparison {
  kind: 'created' | 'changed' | 'deleted' | 'moved'
  comparison: FieldComparison[]
  /** The only thing that was changed, and stands as it was changed to; left out where there is more, or it is another by now. */
  undone?: { field: string; entry?: string } | undefined
}

/** The most lines shown of each field of a document that came or went, and the most characters of each. */
const EXTRACT = { lines: 8, length: 300 }

/** Compares what a document was before and after. */
export function compareDocument({ collection, before, after, standing }: Revision): DocumentComparison {
  const [was, is] = [before?.data ?? null, after.data]
  if (was && is) {
    const fields = changedFields(was, is)
    const comparison = fields.map((field) => compareField(collection, field, was, is, standing?.data))
    return {
      kind: fields.length > 0 ? 'changed' : 'moved',
      comparison,
      undone: onlyChange(comparison, is, standing?.data),
    }
  }
  const fields = is ?? was ?? {}
  const comparison = Object.keys(fields).map((field) => extractField(collection, field, fields[field], is !== null))
  const shown = comparison.filter((one) => one.before.length + one.after.length > 0)
  return { kind: is ? 'created' : 'deleted', comparison: shown }
}

function onlyChange(
  [only, ...others]: FieldComparison[],
  is: Fields,
  now: Fields | undefined,
): DocumentComparison['undone'] {
  if (!only?.restorable || others.length > 0) return undefined
  const { field, entries } = only
  const [one, ...more] = entries
  if (!one) return isSame(now?.[field] ?? null, is[field] ?? null) ? { field } : undefined
  if (!one.restorable || more.length > 0) return undefined
  if (one.change === 'moved')
    return isSame(now?.[field] ?? null, is[field] ?? null) ? { field, entry: one.entry } : undefined
  const [made, stands] = [is[field], now?.[field]].map((list) => entriesOf(list).find(({ id }) => id === one.entry))
  return isSame(stands ?? null, made ?? null) ? { field, entry: one.entry } : undefined
}

/** The entries of a list that may be left out. */
const entriesOf = (list: Json | undefined): Entry[] => (isEntryList(list) ? list : [])

function compareField(
  collection: string,
  field: string,
  was: Fields,
  is: Fields,
  now: Fields | undefined,
): FieldComparison {
  const kind = fieldKind(collection, field, [is[field], was[field]])
  const [before, after] = [pictureOf(kind, was[field]), pictureOf(kind, is[field])]
  return {
    field,
    title: headline(kind.noun.text),
    pictures: { ...(before && { before }), ...(after && { after }) },
    ...comparedWhole(kind, was[field], is[field], now && (now[field] ?? [])),
    restorable: now !== undefined && !isSame(now[field] ?? null, was[field] ?? null),
  }
}

/** A list by those of its entries that changed, as long as they can be told one by one; anything else by its lines. */
function comparedWhole(
  kind: FieldKind,
  was: Json | undefined,
  is: Json | undefined,
  now: Json | undefined,
): TextComparison & Pick<FieldComparison, 'entries'> {
  const entries = kind.kind === 'list' ? compareEntries(kind.entry, was ?? [], is ?? [], now) : []
  return entries.length > 0 ? { before: [], after: [], entries } : { ...linesOf(kind, was, is), entries }
}

function compareEntries(kind: EntryKind, was: Json, is: Json, now: Json | undefined): EntryComparison[] {
  if (!isEntryList(was) || !isEntryList(is)) return []
  const changes = listChanges(was, is) ?? []
  if (changes.length > TOLD_LIMIT) return []
  return changes.map((change): EntryComparison => {
    const { id } = ('after' in change ? change.after : change.before) as Entry
    const [before, after] = [was, is].map((list) => list.find((entry) => entry.id === id))
    const lines = (entry: Entry | undefined) => (entry && change.kind !== 'moved' ? entryLines(kind, entry) : [])
    return {
      entry: id,
      title: headline(entryTitle(kind, before ?? after!)),
      change: change.kind,
      ...compareLines(lines(before), lines(after)),
      restorable: isEntryList(now) && !isSame(restoreEntry(now, was, id), now),
    }
  })
}

/** Addresses are other ones, not other words. */
function linesOf(kind: FieldKind, was: Json | undefined, is: Json | undefined): TextComparison {
  const [before, after] = [fieldLines(kind, was), fieldLines(kind, is)]
  if (kind.kind !== 'address') return compareLines(before, after)
  const whole = (lines: string[]) => lines.map((text) => [{ text, changed: true }])
  return { before: whole(before), after: whole(after) }
}

/** The beginning of a field of a document that came or went as a whole. */
function extractField(collection: string, field: string, value: Json | undefined, came: boolean): FieldComparison {
  const kind = fieldKind(collection, field, [value])
  const all = fieldLines(kind, value)
  const lines: TextComparison['after'] = all.slice(0, EXTRACT.lines).map((text) => {
    const cut = text.length > EXTRACT.length ? `${text.slice(0, EXTRACT.length)}…` : text
    return [{ text: cut, changed: false }]
  })
  if (all.length > lines.length) lines.push(null)
  const [picture, side] = [pictureOf(kind, value), came ? 'after' : 'before']
  return {
    field,
    title: headline(kind.noun.text),
    pictures: picture ? { [side]: picture } : {},
    before: came ? [] : lines,
    after: came ? lines : [],
    restorable: false,
    entries: [],
  }
}

/** Pictures of other hosts are not shown, as nowhere on the site. */
function pictureOf({ kind }: FieldKind, value: Json | undefined): string | undefined {
  const isPicture =
    kind === 'address' && typeof value === 'string' && /^\/(?!\/).+\.(?:jpe?g|png|webp|avif|gif)$/i.test(value)
  return isPicture ? value : undefined
}
