import type { ReactNode } from 'react'
import styles from './second-factor.module.css'

/** Asks for the password again, before one of the buttons in it. */
export function PasswordForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" className={styles.form}>
      <label className={styles.field}>
        Mot de passe
        <input type="password" name="password" required autoComplete="current-password" />
      </label>
      <p className={styles.actions}>{children}</p>
    </form>
  )
}
