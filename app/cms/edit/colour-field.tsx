import { useId } from 'react'
import { TextField } from './field'
import styles from './colour-field.module.css'

interface ColourFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
}

/** What the browser's own chooser shows while there is no colour. */
const NEUTRAL = '#c0a667'

/** A colour: chosen, or written. */
export function ColourField({ label, value, onChange, problem }: ColourFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        problem={problem}
        placeholder={NEUTRAL}
        autoComplete="off"
        hint="Laissez vide pour la couleur d'origine. Les autres couleurs du site s'en déduisent et restent lisibles."
      />
      <p>
        <label htmlFor={id} className="visually-hidden">
          {`${label} : choisir`}
        </label>
        <input
          id={id}
          type="color"
          className={styles.chooser}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : NEUTRAL}
          onChange={({ target }) => onChange(target.value)}
        />
      </p>
    </div>
  )
}
