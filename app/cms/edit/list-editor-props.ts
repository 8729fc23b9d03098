import type { ReactNode } from 'react'
import type { Problem } from '../documents/changes'
import type { CollectionName } from '../documents/collections'
import type { MaybeCaution } from './caution'
import type { FieldProps } from './edit-form'
import type { Stored } from './list-saving'

export interface ListEditorProps<Row> {
  collection: CollectionName
  id: string
  version: number
  field: string
  rows: Row[]
  /** How the rows stand in the document; left out where they are its entries. */
  stored?: Stored<Row>
  /** An entry as it is added. */
  empty: Omit<Row, 'id'>
  words: {
    add: string
    /** What an entry is, as it is asked whether to delete it: « le tarif ». */
    entry: string
    removed: (name: string) => string
    failure: string
    none: string
  }
  nameOf: (row: Row) => string
  /** What tells an entry from others of its name, where it is asked whether to delete it. */
  detailOf?: (row: Row) => string
  show: (row: Row) => ReactNode
  form: (fields: FieldProps<Row>, adding: boolean) => ReactNode
  /** What is kept of an entry as it was typed: itself, or the entries that were pasted as a new one. */
  written?: (typed: Row, adding: boolean) => Row[]
  /** Loads what the form needs, when it is about to be opened. */
  prepare?: () => void
  submitLabel?: string
  /** Finds what the server would refuse of an entry, before it is asked. */
  check?: (row: Row) => Problem[]
  /** Says why an entry had better not be saved. */
  caution?: ((row: Row) => MaybeCaution) | undefined
  /** Whether there is no more to add. */
  isComplete?: boolean
  /** Whether the server keeps the entries in an order of their own: nobody moves them. */
  isOrdered?: boolean
  /** Says which entries are there without being listed. */
  isHidden?: (row: Row) => boolean
  className?: string | undefined
}
