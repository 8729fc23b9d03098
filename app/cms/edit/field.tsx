import { useId, type InputHTMLAttributes } from 'react'
import { fr } from '../../lib/french-typography'
import { RevealPassword } from '../../ui/reveal-password'
import styles from './field.module.css'

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  hint?: string
}

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'required' | 'inputMode' | 'autoComplete' | 'type' | 'placeholder' | 'onBlur'
  >

/** A text on one line. */
export function TextField({ label, value, onChange, problem, hint, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...input}
        {...described(id, problem, hint)}
      />
      <Words id={id} problem={problem} hint={hint} />
      {input.type === 'password' && <RevealPassword of={id} label={`${id}-label`} />}
    </p>
  )
}

interface AreaFieldProps extends FieldProps {
  rows?: number
  placeholder?: string
}

/** A text on several lines, as high as it is long. */
export function AreaField({ label, value, onChange, problem, hint, rows = 3, placeholder }: AreaFieldProps) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, problem, hint)}
      />
      <Words id={id} problem={problem} hint={hint} />
    </p>
  )
}

function Words({ id, problem, hint }: { id: string; problem: string | undefined; hint: string | undefined }) {
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {fr(hint)}
        </span>
      )}
      {problem && (
        <span id={`${id}-problem`} className={styles.problem} role="alert">
          {fr(problem)}
        </span>
      )}
    </>
  )
}

function described(id: string, problem: string | undefined, hint: string | undefined) {
  const by = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return { ...(by && { 'aria-describedby': by }), ...(problem && { 'aria-invalid': true }) }
}
