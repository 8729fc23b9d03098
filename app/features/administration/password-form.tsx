import type { ReactNode } from 'react'
import { FormField } from '../../ui/form-field'
import styles from './second-factor.module.css'

/** Asks for the password again, before one of the buttons in it. */
export function PasswordForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" className={styles.form}>
      <FormField label="Mot de passe" type="password" name="password" required autoComplete="current-password" />
      <p className={styles.actions}>{children}</p>
    </form>
  )
}
