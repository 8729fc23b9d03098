import { fr } from '../../lib/french-typography'
import styles from '../sign-in/sign-in-form.module.css'

/** What helps who has forgotten a password. */
export function Forgotten() {
  return (
    <details className={styles.forgotten}>
      <summary>{fr('Mot de passe oublié ?')}</summary>
      <p>
        {fr(
          "L'autre personne qui tient le site vous fait un lien, qui sert une fois, pendant trente minutes : page Administration, puis « Mon nom, mon e-mail et le compte de l'autre ».",
        )}
      </p>
      <p>{fr('Sinon, la personne qui héberge le site pose un nouveau mot de passe :')}</p>
      <p>
        <code>institut admin password --email votre@adresse.fr</code>
      </p>
    </details>
  )
}
