import type { CollectionName } from '../documents/collections'
import type { Json } from '../../lib/json'
import type { Fields } from './edit-form'
import { useFormField } from './form-fields'
import { DerivedFields } from './late-derived-fields'
import styles from './derived-fields.module.css'

interface EntryFieldsProps<Row> extends Fields<Row> {
  collection: CollectionName
  field: string
}

/** The inputs of an entry of a list. */
export function EntryFields<Row extends { id: string }>(props: EntryFieldsProps<Row>) {
  const { collection, field, value, set, problemOf } = props
  const { entry } = useFormField(collection, field)
  return (
    <div className={styles.fields}>
      <DerivedFields
        fields={entry!.fields!}
        value={value as unknown as Record<string, Json>}
        onChange={(next) => set(next as unknown as Row)}
        problemOf={problemOf}
      />
    </div>
  )
}
