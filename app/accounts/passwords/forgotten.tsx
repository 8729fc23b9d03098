import { fr } from '../../lib/french-typography'
import styles from '../sign-in/sign-in-form.module.css'

/** What helps who has forgotten a password. */
export function Forgotten() {
  return (
    <details className={styles.forgotten}>
      <summary>{fr('Mot de passe oublié ?')}</summary>
      <p>
        {fr(
          "L'autre personne qui tient le site vous fait un lien, qui sert une fois, pendant trente minutes : page Administration, puis « Changer mon nom ou mon e-mail, ou aider l'autre à retrouver son mot de passe ».",
        )}
      </p>
      <p>{fr('Sinon, la personne qui héberge le site pose un nouveau mot de passe :')}</p>
      <p>
        <code>npm run admin -- password --email votre@adresse.fr</code>
      </p>
    </details>
  )
}
