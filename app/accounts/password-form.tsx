import type { ReactNode } from 'react'
import { AccountName } from './account-name'
import { FormField } from '../ui/form-field'
import styles from './second-factor/view.module.css'

interface PasswordFormProps {
  id?: string
  email: string
  /** Why the password that was given will not do. */
  problem: string | undefined
  /** Where in the page its answer stands. */
  answer?: string
  /** What the password is called, and what it is sent as, where a page asks for it more than once. */
  label?: string
  name?: string
  /** What is asked for before it. */
  first?: ReactNode
  /** What else is asked for. */
  fields?: ReactNode
  children: ReactNode
}

/** Asks for the password again, before one of the buttons in it. */
export function PasswordForm(props: PasswordFormProps) {
  const { id, email, problem, label = 'Mot de passe', name = 'password', first, fields, answer, children } = props
  return (
    <form id={id} method="post" action={answer && `#${answer}`} className={styles.form}>
      <AccountName email={email} />
      {first}
      <FormField
        label={label}
        hint={fields ? undefined : 'Obligatoire.'}
        type="password"
        name={name}
        required
        autoComplete="current-password"
        problem={problem}
      />
      {fields}
      <p className={styles.actions}>{children}</p>
    </form>
  )
}
