import type { ReactElement, ReactNode } from 'react'
import type { CollectionName, DocumentOf } from '../documents/collections'
import { useDocument, type Known } from './documents'
import { late } from './late'
import { useEditing } from './mode'

const EntriesEditor = late(() => import('./entries-editor'))

/** The fields of a collection that are lists of entries. */
type ListField<C extends CollectionName> = {
  [F in keyof DocumentOf<C> & string]: DocumentOf<C>[F] extends { id: string }[] | undefined ? F : never
}[keyof DocumentOf<C> & string]

type EntryOf<C extends CollectionName, F extends ListField<C>> =
  NonNullable<DocumentOf<C>[F]> extends (infer E)[] ? E : never

interface EditableListProps<C extends CollectionName, F extends ListField<C>> {
  collection: C
  document: Known<C>
  field: F
  /** What is said instead of « Ajouter un article » and the like, which follow from what an entry is called. */
  words?: Partial<ListWords>
  /** An entry as visitors read it. */
  entry: (entry: EntryOf<C, F>, place: number) => ReactNode
  /** What an entry is called where it is asked about, if not by the text that its definition names. */
  nameOf?: (entry: EntryOf<C, F>) => string
  /** All of them as visitors read them. */
  children: (entries: EntryOf<C, F>[]) => ReactElement | null
}

export interface ListWords {
  add: string
  entry: string
  removed: (name: string) => string
  failure: string
  none: string
}

/** A list of a document as visitors read it and, for administrators, with the forms that change it. */
export function EditableList<C extends CollectionName, F extends ListField<C>>(props: EditableListProps<C, F>) {
  const { collection, document, field, children } = props
  const editing = useEditing()
  const standing = useDocument(collection, document)
  const shown = children((standing[field] ?? []) as EntryOf<C, F>[])
  if (!editing) return shown
  return <EntriesEditor fallback={shown} {...(props as unknown as AnyListProps)} document={standing} />
}

/** A list of any collection, as its editor is given it. */
export interface AnyListProps {
  collection: CollectionName
  document: { id: string; version: number }
  field: string
  words?: Partial<ListWords>
  entry: (entry: never, place: number) => ReactNode
  nameOf?: (entry: never) => string
}
