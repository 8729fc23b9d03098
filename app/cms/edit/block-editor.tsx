import type { ReactNode } from 'react'
import type { FormField } from '../kinds/form-field'
import { fr } from '../../lib/french-typography'
import { isFields, type Fields, type Json } from '../../lib/json'
import type { AnyBlockProps } from './editable-block'
import type { FieldProps } from './edit-form'
import { useFormField } from './form-fields'
import { DerivedFields } from './late-derived-fields'
import { TextEditor } from './text-editor'
import styles from './derived-fields.module.css'

/** A field of a document with « Modifier » below it, which opens the form that its kind gives. */
export default function BlockEditor({ collection, document, field, name, children }: AnyBlockProps) {
  const form = useFormField(collection, field)
  const { id, version } = document
  // A group that may be left out is filled from nothing.
  const value = (document as unknown as Record<string, Json | undefined>)[field] ?? {}
  return (
    <div className={styles.block}>
      <TextEditor<Json>
        collection={collection}
        id={id}
        version={version}
        field={field}
        value={value}
        words={{
          edit: fr(`Modifier ${name}`),
          failure: "L'enregistrement a échoué.",
        }}
        show={(shown) => children(shown as never)}
        subject={name}
        form={(fields) => <BlockFields field={form} name={field} {...fields} />}
        below={(typed) => <div className={styles.preview}>{children(typed as never) as ReactNode}</div>}
      />
    </div>
  )
}

const shown = (value: Json | undefined) => String(value ?? '').trim()

/** The inputs of a field: of a group those of its fields, without a frame around all. */
function BlockFields({ field, name, value, set, problemOf }: FieldProps<Json> & { field: FormField; name: string }) {
  if (field.kind !== 'group')
    return (
      <DerivedFields
        fields={{ [name]: field }}
        value={{ [name]: value }}
        onChange={(next) => set(next[name]!)}
        problemOf={problemOf}
      />
    )
  // Of numbers none may be empty: where all are, the group is left out.
  const isLeftOut = (next: Fields) =>
    field.empty === undefined &&
    Object.keys(field.fields!).every((key) => field.fields![key]!.number && !shown(next[key]))
  return (
    <div className={styles.fields}>
      <DerivedFields
        fields={field.fields!}
        value={isFields(value) ? value : {}}
        onChange={(next) => set(isLeftOut(next) ? null : next)}
        problemOf={(path) => problemOf(path ? `${name}.${path}` : name)}
      />
    </div>
  )
}
