import type { Centre } from './definition'
import type { FieldProps } from '../../cms/edit/edit-form'
import { TextField } from '../../cms/edit/field'
import { HoursField } from './hours-field'
import styles from './exceptions-editor.module.css'

/** What is told of a date: until when it lasts, the hours instead of the usual ones, and why. */
export function ExceptionFields({ value, set, problemOf }: FieldProps<Centre['exceptions'][number]>) {
  const { du, au = '', horaires, motif } = value
  return (
    <div className={styles.fields}>
      <div className={styles.days}>
        <TextField
          label="Du"
          type="date"
          required
          value={du}
          onChange={(du) => set({ ...value, du })}
          problem={problemOf('du')}
        />
        <TextField
          label="Au (facultatif)"
          type="date"
          value={au}
          onChange={(au) => set({ ...value, au: au || undefined })}
          problem={problemOf('au')}
        />
      </div>
      <HoursField
        label="Horaires"
        autoComplete="off"
        value={horaires}
        onChange={(horaires) => set({ ...value, horaires })}
        problem={problemOf('horaires')}
      />
      <TextField
        label="Motif (facultatif)"
        autoComplete="off"
        hint="Montré à tout le monde, par exemple : congés."
        value={motif}
        onChange={(motif) => set({ ...value, motif })}
        problem={problemOf('motif')}
      />
    </div>
  )
}
