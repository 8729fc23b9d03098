import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { Refused } from './refused'
import styles from './sign-in-form.module.css'

/** The second step of a sign-in: the code that the app shows, or one of those on paper. */
export function CodeForm({ message }: { message: string | undefined }) {
  return (
    <form method="post" className={styles.form}>
      <Refused message={message} />
      <FormField
        label="Code de vérification"
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
