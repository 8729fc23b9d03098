import { frenchDate } from '../../lib/french-date.ts'
import { fr } from '../../lib/french-typography.ts'
import { COLLECTIONS, definitionOf } from '../documents/collections.ts'
import { documentName } from '../documents/document-names.ts'
import type { Revision } from '../documents/revision.ts'

/** What the history can be limited to. */
export interface HistoryFilter {
  /** A collection or, with an id, one document. */
  place?: { collection: string; id?: string | undefined } | undefined
  /** A user's id, `ORIGIN` or `REMOVED`. */
  author?: string | undefined
  /** The first and the last day, as `2026-11-16`. */
  from?: string | undefined
  until?: string | undefined
}

/** In place of an author: what nobody signed in has saved, and every account that is no more. */
export const ORIGIN = 'origine'
export const REMOVED = 'supprime'

export interface FilterOption {
  value: string
  label: string
}

/** The form that limits the history: what may be chosen, and what is. */
export interface FilterOptions {
  place: string
  pages: FilterOption[]
  treatments: FilterOption[]
  /** The one document that is shown, where it is none of those. */
  other: FilterOption | undefined
  author: string
  authors: FilterOption[]
  from: string
  until: string
  /** What is chosen, in words; '' for the whole history. */
  words: string
}

const PAGES: FilterOption[] = Object.keys(COLLECTIONS).flatMap((value) => {
  const label = definitionOf(value)?.historyName
  return label === undefined ? [] : [{ value, label }]
})

/** Who may have saved something. */
const OTHER_AUTHORS = [
  { value: REMOVED, label: 'Un compte supprimé', words: 'par un compte supprimé' },
  { value: ORIGIN, label: "Contenu d'origine ou importation", words: "contenu d'origine ou importation" },
]

interface Choices {
  treatments: { id: string; title: string }[]
  accounts: { id: string; name: string }[]
  /** What is shown: a document that is not among the choices is called by its own revisions. */
  revisions: Revision[]
}

/** Lists what the history can be limited to, and says what it is. */
export function filterOptions(filter: HistoryFilter, { treatments, accounts, revisions }: Choices): FilterOptions {
  const options = treatments.map(({ id, title }) => ({ value: `categories/${id}`, label: fr(title) }))
  const chosen = filter.place && chosenPlace(filter.place, revisions)
  const listed = [...PAGES, ...options].find(({ value }) => value === chosen?.value)
  const authors = [
    ...accounts.map(({ id, name }) => ({ value: id, label: fr(name), words: `par ${name}` })),
    ...OTHER_AUTHORS,
  ]
  const author = authors.find(({ value }) => value === filter.author) ?? (filter.author ? OTHER_AUTHORS[0] : undefined)
  return {
    place: chosen?.value ?? '',
    pages: PAGES,
    treatments: options,
    other: listed ? undefined : chosen,
    author: author?.value ?? '',
    authors,
    from: filter.from ?? '',
    until: filter.until ?? '',
    words: [(listed ?? chosen)?.label, author?.words, daysInWords(filter)].filter(Boolean).join(', '),
  }
}

function chosenPlace(place: NonNullable<HistoryFilter['place']>, revisions: Revision[]): FilterOption {
  const { collection, id } = place
  if (id === undefined) return { value: collection, label: 'Tous les soins' }
  const latest = revisions[0]
  const fields = latest?.standing?.data ?? latest?.after.data ?? latest?.before?.data ?? null
  return { value: `${collection}/${id}`, label: fr(documentName(collection, id, fields).noun.text) }
}

function daysInWords({ from, until }: HistoryFilter): string {
  if (from && until) return from === until ? `le ${frenchDate(from)}` : `du ${frenchDate(from)} au ${frenchDate(until)}`
  return from ? `depuis le ${frenchDate(from)}` : until ? `jusqu'au ${frenchDate(until)}` : ''
}
