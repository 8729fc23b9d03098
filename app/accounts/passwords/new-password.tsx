import type { OwnPasswordAnswer } from '../own-account'
import { fr } from '../../lib/french-typography'
import { AccountName } from '../account-name'
import { Button, ButtonLink } from '../../ui/button'
import { NewPasswordFields } from './new-password-fields'
import styles from '../sign-in/sign-in-form.module.css'

interface NewPasswordProps {
  /** Whose password the link sets; undefined where it is good no more. */
  link: { email: string; minLength: number } | undefined
  answer: OwnPasswordAnswer | undefined
}

/** Sets a password by a link that the other administrator has made. */
export function NewPassword({ link, answer }: NewPasswordProps) {
  if (answer?.isDone)
    return (
      <div className={styles.form}>
        <p role="status">{fr("C'est fait : connectez-vous avec ce mot de passe.")}</p>
        <p>
          <ButtonLink href="/login">Aller à la connexion</ButtonLink>
        </p>
      </div>
    )
  if (!link)
    return (
      <div className={styles.form}>
        <p role="alert">
          {fr(
            "Ce lien ne sert plus : il a déjà servi, a plus de trente minutes, ou un autre l'a remplacé. S'il vient de vous servir, connectez-vous ; sinon, demandez-en un nouveau à l'autre personne qui tient le site.",
          )}
        </p>
        <p>
          <a href="/login">{fr('Aller à la connexion')}</a>
        </p>
      </div>
    )
  return (
    <form method="post" className={styles.form}>
      <p>{fr(`Pour le compte ${link.email}. Les deux champs sont obligatoires.`)}</p>
      <AccountName email={link.email} />
      <NewPasswordFields minLength={link.minLength} problem={answer?.problem} kept={answer?.kept} />
      <Button type="submit">Enregistrer le mot de passe</Button>
    </form>
  )
}
