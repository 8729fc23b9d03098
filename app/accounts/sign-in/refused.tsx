import { fr } from '../../lib/french-typography'
import { FormMessage } from '../../ui/form-message'

/** Why the last try was refused, and what is said where there is no network to try again over. */
export function Refused({ message }: { message: string | undefined }) {
  return (
    <>
      {message && <FormMessage id="refus">{fr(message)}</FormMessage>}
      <FormMessage data-offline hidden>
        {fr('Erreur de connexion : pas de réseau. Vérifiez votre connexion, puis réessayez.')}
      </FormMessage>
    </>
  )
}
