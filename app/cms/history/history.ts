import { dayAt } from '../../lib/clock.ts'
import { frenchDay, frenchTime } from '../../lib/french-day.ts'
import { frenchDate } from '../../lib/french-date.ts'
import { fr } from '../../lib/french-typography.ts'
import { isSame } from '../../lib/json.ts'
import { changeSentences } from './change-sentences.ts'
import { articlePath } from '../documents/page-keys.ts'
import { documentName, documentPage } from '../documents/document-names.ts'
import { compareDocument, type DocumentComparison } from './history-comparison.ts'
import type { Revision } from '../documents/revision.ts'

/** A line of the history: a save, or several of one document by one person in a row. */
export interface HistoryEntry extends DocumentComparison {
  collection: string
  id: string
  /** The version that it made, and the one that it was made of. */
  version: number
  earlier: number
  savedAt: string
  time: string
  /** When the first of several saves was made. */
  since: string | undefined
  author: string
  sentences: string[]
  page: { href: string; name: string }
  /** What the document is called. */
  name: string
  /** The version of the whole document that can be put back from here. */
  restorable: number | undefined
  /** The version that stands by now, 0 of what is deleted. */
  standing: number
  /** Of several saves, each. */
  saves: HistoryEntry[]
  /** The change of several documents that can be taken back from here, and how many it has changed. */
  together: { id: string; documents: number } | undefined
}

export interface HistoryDay {
  day: string
  label: string
  entries: HistoryEntry[]
}

/** Groups lines by the day in Paris, in their order. The saves of a line, at least one, are the newest first. */
export function historyDays(lines: Revision[][], now: Date): HistoryDay[] {
  const days: HistoryDay[] = []
  for (const line of lines) {
    const { savedAt } = line[0]!
    const day = dayAt(new Date(savedAt))
    if (days.at(-1)?.day !== day) days.push({ day, label: frenchDay(savedAt, now), entries: [] })
    days.at(-1)!.entries.push(historyEntry(line))
  }
  return days
}

/** What several saves did is told as one: from what was before the first to what the last made of it. */
function historyEntry(line: Revision[]): HistoryEntry {
  return line[0]!.change && line.length > 1 ? togetherEntry(line) : documentEntry(line)
}

/** Where a change of several documents is read: it is one of prices. */
export const TOGETHER_PAGE = { href: '/tarifs', name: 'Tous les tarifs' }

/** A change of several documents: what it did to each stands in its saves. */
function togetherEntry(line: Revision[]): HistoryEntry {
  const saves = line.map((revision) => documentEntry([revision]))
  const names = saves.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'fr'))
  return {
    ...documentEntry([line[0]!]),
    sentences: [fr(`${line.length} pages changées ensemble : ${names.join(', ')}`)],
    page: TOGETHER_PAGE,
    kind: 'moved',
    comparison: [],
    restorable: undefined,
    saves,
  }
}

function documentEntry(line: Revision[]): HistoryEntry {
  const [last, first] = [line[0]!, line.at(-1)!]
  const whole = { ...last, before: first.before, earlier: first.earlier }
  const { collection, id, version, savedAt, before, after, standing } = whole
  const fields = after.data ?? before?.data ?? null
  const { href, name } = documentPage(collection, id, standing?.data ?? fields)
  return {
    collection,
    id,
    version,
    earlier: first.earlier,
    savedAt,
    time: frenchTime(savedAt),
    since: frenchTime(first.savedAt) === frenchTime(savedAt) ? undefined : frenchTime(first.savedAt),
    author: authorWords(last),
    sentences: changeSentences(whole, line.length),
    page: { href: standing ? ownAddress(collection, id, href) : href, name: fr(name) },
    name: fr(documentName(collection, id, fields).noun.text),
    ...compareDocument(whole),
    restorable: restorableVersion(whole),
    standing: standing?.version ?? 0,
    saves: line.length > 1 ? line.map((save) => documentEntry([save])) : [],
    together: last.change === undefined ? undefined : { id: last.change, documents: last.changed },
  }
}

/** Who saved it; of what waited for its moment, who planned it and when. */
function authorWords(revision: Revision): string {
  const name = authorName(revision)
  return revision.plannedAt ? `prévu par ${name} le ${frenchDate(revision.plannedAt)}` : name
}

function authorName({ author, version }: Revision): string {
  if (author === null) return version === 1 ? "Contenu d'origine" : 'Importation'
  return author ?? 'Compte supprimé'
}

/** An article has a page; the other entries of a list have an anchor on theirs. */
function ownAddress(collection: string, id: string, href: string): string {
  if (collection === 'actualites') return articlePath(id)
  return ['offresDuMoment', 'ventesPrivees', 'soldes', 'produits'].includes(collection)
    ? `${href}#${encodeURIComponent(id)}`
    : href
}

/** What came before a deletion, or what was saved: as far as that is not what stands now. */
function restorableVersion({ version, before, earlier, after, standing }: Revision): number | undefined {
  const [offered, data] = after.data ? [version, after.data] : [earlier, before?.data]
  return data && !isSame(data, standing?.data) ? offered : undefined
}

/** What a form of the history asks to be done to a document. */
export interface Undo {
  intent: 'restore' | 'remove' | 'undo'
  collection: string
  id: string
  version: number
  /** The version over which alone it is to be done, 0 for none; left out where whatever stands gives way. */
  standing?: number
}

/** What was just done from the history. */
export interface HistoryNotice {
  sentences: string[]
  undo: Undo | undefined
}
