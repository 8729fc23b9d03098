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

export type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'list' | 'required' | 'readOnly' | 'inputMode' | 'autoComplete' | 'type' | 'placeholder' | 'onFocus' | 'onBlur'
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

interface ToggleFieldProps {
  label: string
  value: boolean
  onChange: (value: boolean) => void
  problem?: string | undefined
}

/** Yes or no. */
export function ToggleField({ label, value, onChange, problem }: ToggleFieldProps) {
  const id = useId()
  return (
    <p className={styles.toggle}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
        {...described(id, problem, undefined)}
      />
      <label htmlFor={id}>{label}</label>
      <Words id={id} problem={problem} hint={undefined} />
    </p>
  )
}

/** One of a few values, each with what it is called. */
export function ChoiceField({
  label,
  value,
  onChange,
  problem,
  hint,
  options,
}: FieldProps & { options: Record<string, string> }) {
  const id = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)} {...described(id, problem, hint)}>
        {Object.entries(options).map(([one, name]) => (
          <option key={one} value={one}>
            {fr(name)}
          </option>
        ))}
      </select>
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
