import { useRef, useState } from 'react'
import { PASSKEY_NAME_LENGTH, type PasskeyCreation } from './passkeys'
import { makePasskey } from './browser'
import { useIsAlive } from '../../ui/alive'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { FormMessage } from '../../ui/form-message'
import styles from '../second-factor/view.module.css'

/** Has the browser make a passkey, and sends it with its name. */
export function PasskeySetup({ creation, name }: { creation: PasskeyCreation; name: string }) {
  const created = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isAlive = useIsAlive()

  async function make(form: HTMLFormElement) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const answer = await makePasskey(creation)
    if ('problem' in answer) {
      setBusy(false)
      return setProblem(answer.problem)
    }
    created.current!.value = answer.given
    form.submit()
  }

  return (
    <section className={styles.section}>
      <h2>{fr('Créer la clé')}</h2>
      <p>
        {fr(
          "Donnez-lui un nom qui dit sur quel appareil elle est. Votre navigateur vous demande ensuite l'empreinte, le visage ou le code de l'appareil.",
        )}
      </p>
      <noscript>
        <FormMessage>{fr('Il faut JavaScript pour créer une clé. Sans lui : le code de vérification.')}</FormMessage>
      </noscript>
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void make(event.currentTarget)
        }}
      >
        {problem && <FormMessage>{fr(problem)}</FormMessage>}
        <FormField
          label="Nom de la clé"
          hint="Obligatoire. Par exemple : Téléphone de Claire."
          type="text"
          name="name"
          required
          maxLength={PASSKEY_NAME_LENGTH}
          defaultValue={name}
          autoComplete="off"
        />
        <input type="hidden" name="created" ref={created} />
        <p className={styles.actions}>
          <Button type="submit" disabled={!isAlive} aria-busy={busy}>
            Créer la clé
          </Button>
        </p>
      </form>
    </section>
  )
}
