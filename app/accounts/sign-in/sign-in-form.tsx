import { Button } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { Refused } from './refused'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  email: string
  /** Why the last try was refused. */
  message: string | undefined
  /** Whether what was given is why. */
  isWrong: boolean
}

/** The form of an e-mail and a password, with why they were refused. */
export function SignInForm({ email, message, isWrong }: SignInFormProps) {
  const refused = { ...(message && { 'aria-describedby': 'refus' }), ...(isWrong && { 'aria-invalid': true }) }
  return (
    <form method="post" className={styles.form}>
      <Refused message={message} />
      <p>Les deux champs sont obligatoires.</p>
      <FormField
        label="E-mail"
        hint="Au format prenom@exemple.fr"
        type="email"
        name="email"
        defaultValue={email}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={message !== undefined && !email}
        {...refused}
      />
      <FormField
        label="Mot de passe"
        type="password"
        name="password"
        required
        autoComplete="current-password"
        autoFocus={message !== undefined && email !== ''}
        {...refused}
      />
      <Button type="submit">Se connecter</Button>
    </form>
  )
}
