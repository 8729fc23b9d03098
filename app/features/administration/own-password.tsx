import type { OwnPasswordAnswer } from '../../content/own-account'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { FormMessage } from '../../ui/form-message'
import styles from './second-factor.module.css'

interface OwnPasswordProps {
  email: string
  minLength: number
  answer: OwnPasswordAnswer | undefined
}

/** Changes the password of the one who reads. */
export function OwnPassword({ email, minLength, answer }: OwnPasswordProps) {
  return (
    <div className={styles.page}>
      {answer?.isDone ? (
        <p role="status">{fr("C'est fait : ce mot de passe est le bon dès maintenant, sur tous vos appareils.")}</p>
      ) : (
        <form method="post" className={styles.form}>
          {answer?.problem && <FormMessage id="refus">{fr(answer.problem)}</FormMessage>}
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" defaultValue={email} autoComplete="username" hidden readOnly />
          <FormField
            label="Mot de passe actuel"
            type="password"
            name="password"
            required
            autoComplete="current-password"
          />
          <FormField
            label="Nouveau mot de passe"
            type="password"
            name="new"
            required
            minLength={minLength}
            autoComplete="new-password"
            aria-describedby="conseil"
          />
          <p id="conseil" className={styles.hint}>
            {fr(
              `Au moins ${minLength} caractères. Plusieurs mots sans rapport font un bon mot de passe ; les plus courants, les noms et les dates sont refusés.`,
            )}
          </p>
          <FormField
            label="Le nouveau, encore une fois"
            type="password"
            name="again"
            required
            minLength={minLength}
            autoComplete="new-password"
          />
          <p className={styles.actions}>
            <Button type="submit">Changer le mot de passe</Button>
          </p>
        </form>
      )}
      <p>
        <a href="/admin">{fr("Revenir à la page d'administration")}</a>
      </p>
    </div>
  )
}
