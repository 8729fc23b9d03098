import type { CollectionName } from '../documents/collections'
import type { Fields } from '../../lib/json'
import type { FieldProps } from './edit-form'
import { useFormField } from './form-fields'
import { DerivedFields } from './late-derived-fields'
import styles from './derived-fields.module.css'

interface EntryFieldsProps<Row> extends FieldProps<Row> {
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
        value={value as unknown as Fields}
        onChange={(next) => set(next as unknown as Row)}
        problemOf={problemOf}
      />
    </div>
  )
}
