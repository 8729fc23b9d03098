import type { ReactNode } from 'react'
import { AccountName } from './account-name'
import { FormField } from '../ui/form-field'
import styles from './second-factor/view.module.css'

interface PasswordFormProps {
  email: string
  /** Why the password that was given will not do. */
  problem: string | undefined
  /** What else is asked for. */
  fields?: ReactNode
  children: ReactNode
}

/** Asks for the password again, before one of the buttons in it. */
export function PasswordForm({ email, problem, fields, children }: PasswordFormProps) {
  return (
    <form method="post" className={styles.form}>
      <AccountName email={email} />
      <FormField
        label="Mot de passe"
        hint={fields ? undefined : 'Obligatoire.'}
        type="password"
        name="password"
        required
        autoComplete="current-password"
        problem={problem}
      />
      {fields}
      <p className={styles.actions}>{children}</p>
    </form>
  )
}
