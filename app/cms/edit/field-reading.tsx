import type { CollectionName } from '../documents/collections'
import { shownLines } from '../kinds/field-lines'
import { fieldAt, labelOf } from '../kinds/form-field'
import { isSitePath } from '../../lib/address'
import type { Json } from '../../lib/json'
import { RichText } from '../../ui/rich-text'
import { useFormFields } from './form-fields'
import styles from './field-reading.module.css'

interface FieldPlace {
  collection: CollectionName
  /** Its name, and those within it, between dots. */
  path: string
}

/** A field as it is read where two versions stand beside each other. */
export function FieldReading({ collection, path, value }: FieldPlace & { value: Json }) {
  const field = fieldAt(useFormFields(collection), path)
  if (typeof value === 'string' && value !== '') {
    if (field?.kind === 'html' || field?.html) return <RichText html={value} />
    if (field?.picture && isSitePath(value)) return <img className={styles.picture} src={value} alt="" />
  }
  return shownLines(field, value).map((line, place) => <p key={place}>{line}</p>)
}

/** What a field is called there. */
export function FieldLabel({ collection, path }: FieldPlace) {
  const field = fieldAt(useFormFields(collection), path)
  return field ? labelOf(field) : path
}
