import type { PasskeyRequest } from './passkeys'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import styles from '../sign-in/sign-in-form.module.css'

interface PasskeyFormProps {
  request: PasskeyRequest
  script: string
  /** Whose password was given before it; undefined where it is asked for in place of that. */
  email?: string
}

/** Asks for a passkey. Hidden until its script, which does the asking, has shown it. */
export function PasskeyForm({ request, script, email }: PasskeyFormProps) {
  const isAlone = email === undefined
  return (
    <>
      <form
        method="post"
        className={styles.form}
        data-passkey={JSON.stringify(request)}
        data-alone={isAlone || undefined}
        hidden
      >
        <FormMessage data-passkey-problem="" hidden>
          {fr(
            `La clé d'accès n'a pas été utilisée : la demande a été annulée, ou a pris trop de temps. Réessayez, ou donnez ${isAlone ? 'votre mot de passe' : 'un code'}.`,
          )}
        </FormMessage>
        <p>
          {fr(
            isAlone
              ? "Sans mot de passe ni code : votre appareil vous reconnaît par l'empreinte, le visage ou son propre code."
              : "Confirmez que c'est vous, par l'empreinte, le visage ou le code de votre appareil.",
          )}
        </p>
        <input type="hidden" name={isAlone ? 'key' : 'passkey'} />
        {!isAlone && <input type="hidden" name="email" value={email} />}
        <Button type="submit">{fr("Utiliser une clé d'accès")}</Button>
        <p className={styles.other}>Ou bien :</p>
      </form>
      <script src={script} />
    </>
  )
}
