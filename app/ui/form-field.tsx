import { useId, useState, type ComponentProps } from 'react'
import { fr } from '../lib/french-typography'
import styles from './form-field.module.css'
import { RevealPassword } from './reveal-password'

interface FormFieldProps extends ComponentProps<'input'> {
  label: string
  /** What is expected, said before it is given. */
  hint?: string | undefined
  /** Why what was given will not do. */
  problem?: string | undefined
}

/** A control under its name, in a form that needs no script. */
export function FormField({ label, hint, problem: refusal, 'aria-describedby': others, ...input }: FormFieldProps) {
  const id = useId()
  const [isChanged, setChanged] = useState(false)
  // It was about what was given then; each answer is a page of its own.
  const problem = isChanged ? undefined : refusal
  const described = [others, hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} onInput={() => setChanged(true)}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {fr(hint)}
        </p>
      )}
      <input
        id={id}
        {...(described && { 'aria-describedby': described })}
        {...(problem && { 'aria-invalid': true, autoFocus: true })}
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {fr(problem)}
        </p>
      )}
      {input.type === 'password' && <RevealPassword of={id} label={`${id}-label`} />}
    </div>
  )
}
