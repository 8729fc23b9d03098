import { BackToAdmin } from '../back-to-admin'
import type { SecondFactorAnswer, SecondFactorState } from './second-factor'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { DoneMessage } from '../../ui/done-message'
import { FormMessage } from '../../ui/form-message'
import { PasswordForm } from '../password-form'
import { CodeField } from './code-field'
import { codesLeftWords } from './codes-left'
import { RecoveryCodes } from './recovery-codes'
import { FirstCode, SecondFactorSetup } from './second-factor-setup'
import styles from './view.module.css'

interface SecondFactorProps {
  state: SecondFactorState
  email: string
  answer: SecondFactorAnswer | undefined
}

/** Why the password or the code that was given will not do. */
type Problems = Partial<Record<'password' | 'code', string | undefined>>

/** Turns the code at sign-in on and off. Works without script: each step is a form and its answer. */
export function SecondFactor({ state, email, answer }: SecondFactorProps) {
  const { problem, field, setup, isWaiting, recoveryCodes, done } = answer ?? {}
  const problems: Problems = field ? { [field]: problem } : {}
  return (
    <div className={styles.page}>
      {problem && !field && <FormMessage id="refus">{fr(problem)}</FormMessage>}
      {done && <DoneMessage>{fr(done)}</DoneMessage>}
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} />
      ) : setup ? (
        <SecondFactorSetup {...setup} />
      ) : isWaiting ? (
        <FirstCode problem={problem} />
      ) : state.isWaiting ? (
        <>
          <FirstCode problem={undefined} />
          <TurnedOff email={email} problems={problems} />
        </>
      ) : state.since ? (
        <TurnedOn since={state.since} codesLeft={state.codesLeft} email={email} problems={problems} />
      ) : (
        <TurnedOff email={email} problems={problems} />
      )}
      <BackToAdmin />
    </div>
  )
}

function TurnedOff({ email, problems }: { email: string; problems: Problems }) {
  return (
    <section className={styles.section}>
      <h2>Désactivé</h2>
      <p>
        {fr(
          "Il vous faut une application de codes sur votre téléphone : celle de mots de passe de l'iPhone, Google Authenticator, ou une autre. Pour commencer, redonnez votre mot de passe.",
        )}
      </p>
      <PasswordForm email={email} problem={problems.password}>
        <Button name="intent" value="begin">
          Activer
        </Button>
      </PasswordForm>
    </section>
  )
}

interface TurnedOnProps {
  since: string
  codesLeft: number
  email: string
  problems: Problems
}

function TurnedOn({ since, codesLeft, email, problems }: TurnedOnProps) {
  return (
    <section className={styles.section}>
      <h2>Activé</h2>
      <p>
        {fr(
          `Depuis le ${since}, un code vous est demandé à chaque connexion. ${codesLeftWords(codesLeft)}. Pour changer quelque chose, donnez votre mot de passe et un code : les deux champs sont obligatoires.`,
        )}
      </p>
      <PasswordForm
        email={email}
        problem={problems.password}
        fields={
          <CodeField
            label="Code de vérification"
            hint="Les six chiffres que montre votre application, ou l'un de vos codes de secours."
            problem={problems.code}
          />
        }
      >
        <Button look="quiet" name="intent" value="renew">
          Refaire les codes de secours
        </Button>
        <Button look="quiet" name="intent" value="off">
          Désactiver
        </Button>
      </PasswordForm>
    </section>
  )
}
