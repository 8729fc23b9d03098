import { useLocation } from 'react-router'
import { Button } from '../../ui/button'
import { CodeField } from './code-field'
import { Refused } from '../sign-in/refused'
import styles from '../sign-in/sign-in-form.module.css'

interface CodeFormProps {
  /** Whose password was given: after too long a wait, it is asked for again. */
  email: string
  message: string | undefined
  /** Whether an app shows codes; if not, only those on paper are left. */
  hasApp: boolean
  /** Whether something else comes first. */
  isOther: boolean
  /** Whether the last code that was given is why. */
  isWrong: boolean
}

/** The code that the app shows, or one of those on paper. */
export function CodeForm({ email, message, hasApp, isOther, isWrong }: CodeFormProps) {
  // With the page that is to come after it.
  const { search } = useLocation()
  return (
    <form method="post" className={styles.form}>
      <Refused message={message} />
      <input type="hidden" name="email" value={email} />
      <CodeField
        label={hasApp ? 'Code de vérification' : 'Code de secours'}
        hint={
          hasApp
            ? "Obligatoire : les six chiffres que montre votre application. Sans elle : l'un de vos codes de secours."
            : "Obligatoire : l'un de vos codes de secours, que vous avez imprimés ou recopiés. Chacun sert une fois."
        }
        autoFocus={!isOther}
        {...(isWrong && { 'aria-describedby': 'refus', 'aria-invalid': true })}
      />
      <Button type="submit" look={isOther ? 'quiet' : 'full'}>
        Vérifier
      </Button>
      <p>
        <a href={`/login${search}`}>Recommencer</a>
      </p>
    </form>
  )
}
