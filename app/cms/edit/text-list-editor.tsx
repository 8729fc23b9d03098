import type { ReactNode } from 'react'
import type { MaybeCaution } from './caution'
import type { Json } from '../../lib/json'
import type { FieldProps } from './edit-form'
import { ListEditor } from './list-editor'
import type { ListEditorProps } from './list-editor-props'

/** A text of a list: what it says is its id and, among equals, which of them it is. */
interface TextRow {
  id: string
  text: string
}

interface TextListEditorProps extends Pick<
  ListEditorProps<TextRow>,
  'collection' | 'id' | 'version' | 'field' | 'words' | 'className'
> {
  texts: string[]
  nameOf?: (text: string) => string
  show: (text: string) => ReactNode
  caution?: (text: string) => MaybeCaution
  form: (fields: FieldProps<string>) => ReactNode
}

/** A list of texts of a document, edited as the entries of any other. */
export function TextListEditor({ texts, nameOf = (text) => text, show, caution, form, ...list }: TextListEditorProps) {
  return (
    <ListEditor
      {...list}
      rows={rowsOf(texts)}
      stored={STORED}
      empty={{ text: '' }}
      nameOf={({ text }) => nameOf(text)}
      show={({ text }) => show(text)}
      caution={caution && (({ text }) => caution(text))}
      form={({ value, set, problemOf }) =>
        form({ value: value.text, set: (text) => set({ ...value, text }), problemOf })
      }
    />
  )
}

const STORED = {
  read: (value: Json) => rowsOf(value as string[]),
  write: (rows: TextRow[]) => rows.map(({ text }) => text),
}

function rowsOf(texts: string[]): TextRow[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return { id: `${count}:${text}`, text }
  })
}
