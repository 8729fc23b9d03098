import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import styles from './sign-in-form.module.css'

/** The second step of a sign-in: the code that the app shows, or one of those on paper. */
export function CodeForm({ message }: { message: string | undefined }) {
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
        Code de vérification
        <input
          type="text"
          name="code"
          required
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          aria-describedby={message ? 'refus aide-code' : 'aide-code'}
        />
      </label>
      <p id="aide-code">
        {fr("Les six chiffres que montre votre application. Sans elle : l'un de vos codes de secours.")}
      </p>
      <Button type="submit">Vérifier</Button>
      <p>
        <a href="/login">Recommencer</a>
      </p>
    </form>
  )
}
