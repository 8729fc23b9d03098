import type { SecondFactorAnswer, SecondFactorState } from '../../content/second-factor'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import { PasswordForm } from './password-form'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorSetup } from './second-factor-setup'
import styles from './second-factor.module.css'

interface SecondFactorProps {
  state: SecondFactorState
  answer: SecondFactorAnswer | undefined
}

/** Turns the code at sign-in on and off. Works without script: each step is a form and its answer. */
export function SecondFactor({ state, answer }: SecondFactorProps) {
  const { problem, setup, recoveryCodes } = answer ?? {}
  return (
    <div className={styles.page}>
      {problem && <FormMessage id="refus">{fr(problem)}</FormMessage>}
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} />
      ) : setup ? (
        <SecondFactorSetup {...setup} />
      ) : state.since ? (
        <TurnedOn since={state.since} codesLeft={state.codesLeft} />
      ) : (
        <TurnedOff />
      )}
      <p>
        <a href="/admin">{fr("Revenir à la page d'administration")}</a>
      </p>
    </div>
  )
}

function TurnedOff() {
  return (
    <section className={styles.section}>
      <h2>Désactivé</h2>
      <p>
        {fr(
          "Il vous faut une application de codes sur votre téléphone : celle de mots de passe de l'iPhone, Google Authenticator, ou une autre. Pour commencer, redonnez votre mot de passe.",
        )}
      </p>
      <PasswordForm>
        <Button name="intent" value="begin">
          Activer
        </Button>
      </PasswordForm>
    </section>
  )
}

function TurnedOn({ since, codesLeft }: { since: string; codesLeft: number }) {
  const left = codesLeft === 1 ? 'un code de secours' : `${codesLeft} codes de secours`
  return (
    <section className={styles.section}>
      <h2>Activé</h2>
      <p>
        {fr(
          `Depuis le ${since}, un code vous est demandé à chaque connexion. Il vous reste ${left}. Pour changer quelque chose, redonnez votre mot de passe.`,
        )}
      </p>
      <PasswordForm>
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
