import { BackToAdmin } from '../back-to-admin'
import type { OwnPasswordAnswer } from '../own-account'
import { fr } from '../../lib/french-typography'
import { AccountName } from '../account-name'
import { Button } from '../../ui/button'
import { DoneMessage } from '../../ui/done-message'
import { FormField } from '../../ui/form-field'
import { NewPasswordFields } from './new-password-fields'
import styles from '../second-factor/view.module.css'

interface OwnPasswordProps {
  email: string
  minLength: number
  /** Whether it was changed just now. */
  isDone: boolean
  answer: OwnPasswordAnswer | undefined
}

/** Changes the password of the one who reads. */
export function OwnPassword({ email, minLength, isDone, answer }: OwnPasswordProps) {
  const { problem, kept } = answer ?? {}
  return (
    <div className={styles.page}>
      {isDone && !answer && (
        <DoneMessage>
          {fr("C'est fait : ce mot de passe est le bon dès maintenant, sur tous vos appareils.")}
        </DoneMessage>
      )}
      <form method="post" className={styles.form}>
        <p>Les trois champs sont obligatoires.</p>
        <AccountName email={email} />
        <FormField
          label="Mot de passe actuel"
          type="password"
          name="password"
          required
          autoComplete="current-password"
          defaultValue={kept?.password}
          problem={problem?.field === 'password' ? problem.message : undefined}
        />
        <NewPasswordFields minLength={minLength} problem={problem} kept={kept} />
        <p className={styles.actions}>
          <Button type="submit">Changer le mot de passe</Button>
        </p>
      </form>
      <BackToAdmin />
    </div>
  )
}
