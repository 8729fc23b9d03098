import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  email: string
  /** Why the last try was refused. */
  message: string | undefined
}

export function SignInForm({ email, message }: SignInFormProps) {
  const described = message ? { 'aria-describedby': 'refus' } : {}
  return (
    <form method="post" className={styles.form}>
      {message && (
        <p className={styles.message} id="refus" role="alert">
          {fr(message)}
        </p>
      )}
      <p className={styles.message} role="alert" data-offline hidden>
        {fr('Erreur de connexion : pas de réseau. Vérifiez votre connexion, puis réessayez.')}
      </p>
      <label className={styles.field}>
        E-mail
        <input
          type="email"
          name="email"
          defaultValue={email}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...described}
        />
      </label>
      <label className={styles.field}>
        Mot de passe
        <input
          type="password"
          name="password"
          required
          autoComplete="current-password"
          autoFocus={message !== undefined}
          {...described}
        />
      </label>
      <Button type="submit">Se connecter</Button>
    </form>
  )
}
