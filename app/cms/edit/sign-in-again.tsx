import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SecondStepOffer } from '../../accounts/passkeys/passkeys'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { TextField } from './field'
import { askForPasskey } from '../../accounts/passkeys/browser'
import { onceStill } from './offer-focus'
import { signInAgain, signInLater } from './session'
import styles from './sign-in-again.module.css'

/** Asks for the password over the page, where a session has ended under an unsaved text. */
export default function SignInAgain({ email: known, isAsked }: { email: string; isAsked: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** What had the focus before it came here. */
  const before = useRef<HTMLElement>(null)
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [offer, setOffer] = useState<SecondStepOffer>()
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const { current } = dialog
    if (!isAsked) return void current?.setAttribute('open', '')
    return onceStill(() => {
      current?.close()
      current?.showModal()
      current?.querySelector<HTMLInputElement>('[autocomplete=current-password]')?.focus()
    })
  }, [isAsked])
  useLayoutEffect(() => {
    const { current } = dialog
    return () => {
      if (!current?.contains(document.activeElement)) return
      // As long as it is open, nothing around it can have the focus.
      current.close()
      before.current?.focus()
    }
  }, [])

  async function give(given: Parameters<typeof signInAgain>[0]) {
    if (busy) return
    setBusy(true)
    const step = await signInAgain(given, offer)
    setMessage(step.problem)
    setOffer(step.offer)
    if (!offer) setCode('')
    setBusy(false)
  }

  async function givePasskey() {
    if (!offer?.passkey) return
    const asked = await askForPasskey(offer.passkey)
    if ('given' in asked) await give({ passkey: asked.given })
    else setMessage(asked.problem)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-terminee"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget
      }}
      onCancel={(event) => {
        event.preventDefault()
        signInLater()
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void give(offer ? { code } : { email, password })
        }}
      >
        <h2 id="session-terminee">Votre session est terminée</h2>
        <p role="alert">
          {fr("Rien n'est perdu : votre texte est gardé. Connectez-vous pour continuer là où vous en étiez.")}
        </p>
        {!offer ? (
          <PasswordFields
            email={email}
            setEmail={setEmail}
            password={password}
            setPassword={setPassword}
            problem={message}
          />
        ) : (
          <CodeFields
            offer={offer}
            code={code}
            setCode={setCode}
            problem={message}
            onPasskey={() => void givePasskey()}
          />
        )}
        <p className={styles.actions}>
          <Button type="submit" aria-busy={busy}>
            Se connecter
          </Button>
          <Button type="button" look="quiet" onClick={signInLater}>
            Plus tard
          </Button>
        </p>
      </form>
    </dialog>
  )
}

interface PasswordFieldsProps {
  email: string
  setEmail: (email: string) => void
  password: string
  setPassword: (password: string) => void
  problem: string | undefined
}

function PasswordFields({ email, setEmail, password, setPassword, problem }: PasswordFieldsProps) {
  return (
    <>
      <p>Les deux champs sont obligatoires.</p>
      <TextField
        label="E-mail"
        hint="Au format prenom@exemple.fr"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        required
      />
      <TextField
        label="Mot de passe"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
        problem={problem}
      />
    </>
  )
}

interface CodeFieldsProps {
  offer: SecondStepOffer
  code: string
  setCode: (code: string) => void
  problem: string | undefined
  onPasskey: () => void
}

function CodeFields({ offer, code, setCode, problem, onPasskey }: CodeFieldsProps) {
  return (
    <>
      {offer.passkey && (
        <p>
          <Button type="button" onClick={onPasskey}>
            {fr("Utiliser une clé d'accès")}
          </Button>
        </p>
      )}
      <TextField
        label={offer.code ? 'Code de vérification' : 'Code de secours'}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        required
        problem={problem}
        hint={
          offer.code
            ? "Obligatoire : les six chiffres que montre votre application, ou l'un de vos codes de secours."
            : "Obligatoire : l'un de vos codes de secours, si vous n'avez pas votre clé d'accès."
        }
      />
    </>
  )
}
