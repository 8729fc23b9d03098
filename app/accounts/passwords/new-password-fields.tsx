import type { OwnPasswordAnswer } from '../own-account'
import { FormField } from '../../ui/form-field'

interface NewPasswordFieldsProps {
  minLength: number
  problem: OwnPasswordAnswer['problem']
  kept: OwnPasswordAnswer['kept']
}

/** Asks for a new password, twice. */
export function NewPasswordFields({ minLength, problem, kept }: NewPasswordFieldsProps) {
  const field = (name: 'new' | 'again') => ({
    type: 'password',
    name,
    required: true,
    minLength,
    autoComplete: 'new-password',
    defaultValue: kept?.[name],
    problem: problem?.field === name ? problem.message : undefined,
  })
  return (
    <>
      <FormField
        label="Nouveau mot de passe"
        hint={`Au moins ${minLength} caractères. Plusieurs mots sans rapport font un bon mot de passe ; les plus courants, les noms et les dates sont refusés.`}
        {...field('new')}
      />
      <FormField label="Le nouveau, encore une fois" {...field('again')} />
    </>
  )
}
