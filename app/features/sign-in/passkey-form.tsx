import type { PasskeyRequest } from '../../content/passkeys'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import styles from './sign-in-form.module.css'

/** Asks for a passkey. Hidden until its script, which does the asking, has shown it. */
export function PasskeyForm({ request, script }: { request: PasskeyRequest; script: string }) {
  return (
    <>
      <form method="post" className={styles.form} data-passkey={JSON.stringify(request)} hidden>
        <FormMessage data-passkey-problem="" hidden>
          {fr(
            "La clé d'accès n'a pas été utilisée : la demande a été annulée, ou a pris trop de temps. Réessayez, ou donnez un code.",
          )}
        </FormMessage>
        <p>{fr("Confirmez que c'est vous, par l'empreinte, le visage ou le code de votre appareil.")}</p>
        <input type="hidden" name="passkey" />
        <Button type="submit">{fr("Utiliser une clé d'accès")}</Button>
        <p className={styles.other}>Ou bien :</p>
      </form>
      <script src={script} />
    </>
  )
}
