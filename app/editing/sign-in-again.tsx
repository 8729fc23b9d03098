import { useEffect, useRef, useState } from 'react'
import { fr } from '../lib/french-typography'
import { Button } from '../ui/button'
import { signInAgain, signInLater } from './session'
import { TextField } from './field'
import styles from './sign-in-again.module.css'

/** Asks for the password over the page, where a session has ended under an unsaved text. */
export function SignInAgain({ email: known, isAsked }: { email: string; isAsked: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const { current } = dialog
    if (!isAsked) return current?.setAttribute('open', '')
    current?.close()
    current?.showModal()
    current?.querySelector<HTMLInputElement>('[type=password]')?.focus()
  }, [isAsked])

  async function submit() {
    if (busy) return
    setBusy(true)
    const step = await signInAgain(code === undefined ? { email, password } : { code })
    setMessage(typeof step === 'object' ? step.problem : undefined)
    if (step === 'code') setCode('')
    if (typeof step === 'object' && step.isOver) setCode(undefined)
    setBusy(false)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-terminee"
      onCancel={(event) => {
        event.preventDefault()
        signInLater()
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <h2 id="session-terminee">Votre session est terminée</h2>
        <p role="alert">
          {fr("Rien n'est perdu : votre texte est gardé. Connectez-vous pour continuer là où vous en étiez.")}
        </p>
        {code === undefined ? (
          <>
            <TextField label="E-mail" type="email" autoComplete="username" value={email} onChange={setEmail} required />
            <TextField
              label="Mot de passe"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              required
              problem={message}
            />
          </>
        ) : (
          <TextField
            label="Code de vérification"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            required
            problem={message}
            hint="Les six chiffres que montre votre application, ou l'un de vos codes de secours."
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
