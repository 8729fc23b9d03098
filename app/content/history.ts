import type { TextComparison } from '../lib/word-diff.ts'
import { calendarDay, frenchDay, frenchTime } from '../lib/french-day.ts'
import { fr } from '../lib/french-typography.ts'
import { isSame, type Json } from '../lib/json.ts'
import { compareLines } from '../lib/word-diff.ts'
import { changedFields, changeSentences } from './change-sentences.ts'
import { documentName, documentPage } from './document-names.ts'
import { COLLECTIONS, definitionOf } from './collections.ts'
import { fieldKind } from './field-kinds.ts'
import type { FieldKind } from './kinds/kind.ts'
import { fieldLines, headline } from './field-lines.ts'
import type { Fields, Revision } from './revision.ts'

/** A field before and after a save. */
export interface FieldComparison extends TextComparison {
  field: string
  title: string
  /** Pictures of this site that the field showed before and after. */
  pictures: { before?: string; after?: string }
  /** Whether putting back what it was before would change what stands now. */
  restorable: boolean
}

/** A save as the history shows it. */
export interface HistoryEntry {
  collection: string
  id: string
  version: number
  savedAt: string
  time: string
  author: string
  sentences: string[]
  page: { href: string; name: string }
  /** What the document is called. */
  name: string
  kind: 'created' | 'changed' | 'deleted' | 'moved'
  comparison: FieldComparison[]
  /** The version of the whole document that can be put back from here. */
  restorable: number | undefined
}

export interface HistoryDay {
  day: string
  label: string
  entries: HistoryEntry[]
}

/** The most lines shown of each field of a document that came or went, and the most characters of each. */
const EXTRACT = { lines: 8, length: 300 }

/** Groups revisions by the day in Paris, in their order. */
export function historyDays(revisions: Revision[], now: Date): HistoryDay[] {
  const days: HistoryDay[] = []
  for (const revision of revisions) {
    const day = calendarDay(revision.savedAt)
    if (days.at(-1)?.day !== day) days.push({ day, label: frenchDay(revision.savedAt, now), entries: [] })
    days.at(-1)!.entries.push(historyEntry(revision))
  }
  return days
}

function historyEntry(revision: Revision): HistoryEntry {
  const { collection, id, version, savedAt, before, after, standing } = revision
  const fields = after.data ?? before?.data ?? null
  const { href, name } = documentPage(collection, id, standing?.data ?? fields)
  return {
    collection,
    id,
    version,
    savedAt,
    time: frenchTime(savedAt),
    author: authorName(revision),
    sentences: changeSentences(revision),
    page: { href: isOnItsPage(collection, standing) ? `${href}#${encodeURIComponent(id)}` : href, name: fr(name) },
    name: fr(documentName(collection, id, fields).noun.text),
    ...comparisonOf(revision),
    restorable: restorableVersion(revision),
  }
}

function authorName({ author, version }: Revision): string {
  if (author === null) return version === 1 ? "Contenu d'origine" : 'Importation'
  return author ?? 'Compte supprimé'
}

/** Entries of a list have an anchor on their page. */
const isOnItsPage = (collection: string, standing: Revision['standing']) =>
  standing !== undefined && ['actualites', 'offresDuMoment', 'ventesPrivees', 'soldes'].includes(collection)

/** What came before a deletion, or what was saved: as far as that is not what stands now. */
function restorableVersion({ version, before, after, standing }: Revision): number | undefined {
  const [offered, data] = after.data ? [version, after.data] : [version - 1, before?.data]
  return data && !isSame(data, standing?.data) ? offered : undefined
}

function comparisonOf(revision: Revision): Pick<HistoryEntry, 'kind' | 'comparison'> {
  const { collection, before, after, standing } = revision
  const [was, is] = [before?.data ?? null, after.data]
  if (was && is) {
    const fields = changedFields(was, is)
    const comparison = fields.map((field) => compareField(collection, field, was, is, standing?.data))
    return { kind: fields.length > 0 ? 'changed' : 'moved', comparison }
  }
  const fields = is ?? was ?? {}
  const comparison = Object.keys(fields).map((field) => extractField(collection, field, fields[field], is !== null))
  const shown = comparison.filter((one) => one.before.length + one.after.length > 0)
  return { kind: is ? 'created' : 'deleted', comparison: shown }
}

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
    ...linesOf(kind, was[field], is[field]),
    restorable: now !== undefined && !isSame(now[field] ?? null, was[field] ?? null),
  }
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
  }
}

/** Pictures of other hosts are not shown, as nowhere on the site. */
function pictureOf({ kind }: FieldKind, value: Json | undefined): string | undefined {
  const isPicture =
    kind === 'address' && typeof value === 'string' && /^\/(?!\/).+\.(?:jpe?g|png|webp|avif|gif)$/i.test(value)
  return isPicture ? value : undefined
}

/** What a form of the history asks to be done to a document. */
export interface Undo {
  intent: 'restore' | 'remove'
  collection: string
  id: string
  version: number
}

/** What was just done from the history. */
export interface HistoryNotice {
  sentences: string[]
  undo: Undo | undefined
}

export interface FilterOption {
  value: string
  label: string
}

/** The parts of the site that the history can be limited to, and the one that it is. */
export interface FilterOptions {
  chosen: string
  pages: FilterOption[]
  treatments: FilterOption[]
  /** The one document that is shown, where it is none of those. */
  other: FilterOption | undefined
}

const PAGES: FilterOption[] = Object.keys(COLLECTIONS).flatMap((value) => {
  const label = definitionOf(value)?.historyName
  return label === undefined ? [] : [{ value, label }]
})

/** Lists what the history can be limited to. A document that is not among it is called by its own revisions. */
export function filterOptions(
  filter: { collection: string; id?: string | undefined } | undefined,
  treatments: { id: string; title: string }[],
  revisions: Revision[],
): FilterOptions {
  const options = treatments.map(({ id, title }) => ({ value: `categories/${id}`, label: fr(title) }))
  if (!filter) return { chosen: '', pages: PAGES, treatments: options, other: undefined }
  const { collection, id } = filter
  const chosen = id === undefined ? collection : `${collection}/${id}`
  const isListed = [...PAGES, ...options].some(({ value }) => value === chosen)
  const latest = revisions[0]
  const fields = latest?.standing?.data ?? latest?.after.data ?? latest?.before?.data ?? null
  const label = id === undefined ? 'Tous les soins' : fr(documentName(collection, id, fields).noun.text)
  return { chosen, pages: PAGES, treatments: options, other: isListed ? undefined : { value: chosen, label } }
}
