import type { ReactNode } from 'react'
import type { CollectionName, DocumentOf } from '../documents/collections'
import { useDocument, type Known } from './documents'
import { late } from './late'
import { useEditing } from './mode'

const BlockEditor = late(() => import('./block-editor'))

export interface EditableBlockProps<C extends CollectionName, F extends keyof DocumentOf<C> & string> {
  collection: C
  document: Known<C>
  field: F
  /** What it is, in the button's name: « la bannière des promotions ». */
  name: string
  /** The field as visitors read it. */
  children: (value: DocumentOf<C>[F]) => ReactNode
}

/** A field of a document as visitors read it and, for administrators, with the form that changes it. */
export function EditableBlock<C extends CollectionName, F extends keyof DocumentOf<C> & string>(
  props: EditableBlockProps<C, F>,
) {
  const { collection, document, field, children } = props
  const editing = useEditing()
  const standing = useDocument(collection, document)
  const shown = children(standing[field])
  if (!editing) return shown
  return <BlockEditor fallback={shown} {...(props as unknown as AnyBlockProps)} document={standing} />
}

/** A block of any collection, as its editor is given it. */
export interface AnyBlockProps {
  collection: CollectionName
  document: { id: string; version: number }
  field: string
  name: string
  children: (value: never) => ReactNode
}
