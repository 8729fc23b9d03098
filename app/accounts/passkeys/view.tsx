import { BackToAdmin } from '../back-to-admin'
import { codesLeftWords } from '../second-factor/codes-left'
import type { PasskeysAnswer, PasskeysState } from './passkeys'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { DoneMessage } from '../../ui/done-message'
import { FormMessage } from '../../ui/form-message'
import { PasswordForm } from '../password-form'
import { PasskeySetup } from './passkey-setup'
import { RecoveryCodes } from '../second-factor/recovery-codes'
import rows from '../rows.module.css'
import styles from '../second-factor/view.module.css'

/** The form that asks for the password: what removes a key stands in the list of them. */
const FORM = 'mot-de-passe'

interface PasskeysProps {
  state: PasskeysState
  email: string
  answer: PasskeysAnswer | undefined
}

/** Adds passkeys and takes them away. All but making one works without script. */
export function Passkeys({ state, email, answer }: PasskeysProps) {
  const { problem, field, setup, recoveryCodes, done } = answer ?? {}
  return (
    <div className={styles.page}>
      {problem && !field && <FormMessage id="refus">{fr(problem)}</FormMessage>}
      {done && <DoneMessage>{fr(done)}</DoneMessage>}
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} />
      ) : setup ? (
        <PasskeySetup {...setup} />
      ) : (
        <OwnPasskeys {...state} email={email} problem={field && problem} />
      )}
      <BackToAdmin />
    </div>
  )
}

interface OwnPasskeysProps extends PasskeysState {
  email: string
  /** Why the password that was given will not do. */
  problem: string | undefined
}

function OwnPasskeys({ passkeys, isPossible, isFull, hasApp, codesLeft, email, problem }: OwnPasskeysProps) {
  const some = passkeys.length > 0
  return (
    <section className={styles.section}>
      <h2>{some ? 'Vos clés' : 'Aucune clé pour le moment'}</h2>
      <p>
        {fr(
          some
            ? `L'une d'elles vous est demandée à chaque connexion. ${codesLeftWords(codesLeft)}. Pour changer quelque chose, redonnez votre mot de passe.`
            : 'Votre téléphone ou votre ordinateur en garde une pour vous ; une clé de sécurité USB convient aussi.',
        )}
        {!some && isPossible && ' Pour commencer, redonnez votre mot de passe.'}
      </p>
      {!isPossible && (
        <p>{fr("Ce site n'a pas encore d'adresse sûre (https) : les clés d'accès n'y sont pas possibles.")}</p>
      )}
      {(some || isPossible) && (
        <PasswordForm id={FORM} email={email} problem={problem}>
          {isPossible && !isFull ? (
            <Button name="intent" value="begin">
              {fr("Ajouter une clé d'accès")}
            </Button>
          ) : (
            // The Enter key presses the first button of a form: this one, so that no key is removed and no codes are made.
            <button disabled hidden />
          )}
          {some && !hasApp && (
            <Button look="quiet" name="intent" value="renew">
              Refaire les codes de secours
            </Button>
          )}
        </PasswordForm>
      )}
      {some && (
        <ul className={rows.rows}>
          {passkeys.map(({ id, name, times }) => (
            <li key={id}>
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.hint}>{fr(times)}</p>
              </div>
              <Button look="quiet" form={FORM} name="remove" value={id}>
                Supprimer <span className="visually-hidden">{fr(`la clé « ${name} »`)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
