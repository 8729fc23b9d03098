import type { ComponentProps } from 'react'
import styles from './form-field.module.css'

/** A control under its name, in a form that needs no script. */
export function FormField({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.field}>
      {label}
      <input {...input} />
    </label>
  )
}
