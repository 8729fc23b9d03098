import { Button } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { Refused } from './refused'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  email: string
  /** Why the last try was refused. */
  message: string | undefined
}

export function SignInForm({ email, message }: SignInFormProps) {
  const described = message ? { 'aria-describedby': 'refus' } : {}
  return (
    <form method="post" className={styles.form}>
      <Refused message={message} />
      <FormField
        label="E-mail"
        type="email"
        name="email"
        defaultValue={email}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...described}
      />
      <FormField
        label="Mot de passe"
        type="password"
        name="password"
        required
        autoComplete="current-password"
        autoFocus={message !== undefined}
        {...described}
      />
      <Button type="submit">Se connecter</Button>
    </form>
  )
}
