import type { SecondStepOffer } from '../passkeys/passkeys'
import { fr } from '../../lib/french-typography'
import { FormMessage } from '../../ui/form-message'
import { CodeForm } from './code-form'
import { PasskeyForm } from '../passkeys/passkey-form'
import styles from '../sign-in/sign-in-form.module.css'

interface SecondStepProps {
  email: string
  offer: SecondStepOffer
  /** The address of the script that asks for a passkey. */
  script: string
  message: string | undefined
  /** Whether a code was given, and is why. */
  isWrongCode: boolean
}

/** What follows the password: a passkey where there are some, else a code, which serves in any case. */
export function SecondStep({ email, offer: { passkey, code }, script, message, isWrongCode }: SecondStepProps) {
  if (!passkey) return <CodeForm email={email} message={message} hasApp={code} isOther={false} isWrong={isWrongCode} />
  return (
    <>
      {message && (
        <div className={styles.form}>
          <FormMessage id="refus">{fr(message)}</FormMessage>
        </div>
      )}
      <PasskeyForm email={email} request={passkey} script={script} />
      <CodeForm email={email} message={undefined} hasApp={code} isOther isWrong={isWrongCode} />
    </>
  )
}
