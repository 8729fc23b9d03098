import { CodeField } from '../../accounts/second-factor/code-field'
import { Button, ButtonLink } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { OWN, type AskedForm } from './asked-form'
import { HiddenFields } from './form-parts'
import styles from './server-form.module.css'

interface SignInFormProps {
  form: Extract<AskedForm, { kind: 'sign-in' }>
  isOverPage: boolean
}

/** Asks for the password, or the code after it, before what was sent is done. */
export function SignInForm({ form, isOverPage }: SignInFormProps) {
  return (
    <form method="post" action={form.action}>
      <HiddenFields values={form.kept} />
      {form.step === 'code' ? (
        <CodeField label="Code de vérification" name={OWN.code} autoFocus />
      ) : (
        <>
          <FormField
            label="E-mail"
            type="email"
            name={OWN.email}
            defaultValue={form.email}
            required
            autoFocus={!form.email}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormField
            label="Mot de passe"
            type="password"
            name={OWN.password}
            required
            autoFocus={Boolean(form.email)}
            autoComplete="current-password"
          />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit">Se connecter</Button>
        {isOverPage && (
          <ButtonLink href={form.back} look="quiet">
            Plus tard
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
