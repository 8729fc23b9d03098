import { Fragment } from 'react'
import { Button, ButtonLink } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { FormMessage } from '../../ui/form-message'
import { fr } from '../../lib/french-typography'
import type { InstituteField } from './institute.server'
import { seenName, type Refused } from './step'
import { StepForm } from './step-form'
import styles from './step.module.css'

const LABELS: Record<
  InstituteField,
  [label: string, input: { type?: string; inputMode?: 'numeric'; autoComplete: string; hint?: string }]
> = {
  nom: ["Nom de l'institut", { autoComplete: 'organization' }],
  rue: [
    'Rue',
    {
      autoComplete: 'street-address',
      hint: 'Laissez vide si vous travaillez à domicile : vos pages ne disent que la ville.',
    },
  ],
  code_postal: ['Code postal', { inputMode: 'numeric', autoComplete: 'postal-code' }],
  ville: ['Ville', { autoComplete: 'address-level2' }],
  telephone: ['Téléphone', { type: 'tel', autoComplete: 'tel' }],
  email: ['E-mail', { type: 'email', autoComplete: 'email' }],
  siret: ['SIRET (facultatif)', { inputMode: 'numeric', autoComplete: 'off' }],
}

interface InstituteStepProps {
  values: Record<InstituteField, { value: string; example: string }>
  refused: Refused | undefined
}

/** Who the institute is, on one page. */
export function InstituteStep({ values, refused }: InstituteStepProps) {
  return (
    <StepForm place="institut" action="/bienvenue/institut" isAnswered={refused !== undefined}>
      {refused && <FormMessage>{fr(refused.message)}</FormMessage>}
      {(Object.keys(LABELS) as InstituteField[]).map((field) => {
        const [label, input] = LABELS[field]
        const { value, example } = values[field]
        return (
          <Fragment key={field}>
            <input type="hidden" name={seenName(field)} value={refused?.typed[seenName(field)] ?? value} />
            <FormField
              label={label}
              name={field}
              // A browser's own refusal would be in its language, and beside nothing.
              {...input}
              type={input.type === 'email' ? 'text' : (input.type ?? 'text')}
              inputMode={field === 'email' ? 'email' : input.inputMode}
              defaultValue={refused?.typed[field] ?? value}
              placeholder={field === 'siret' ? undefined : fr(`par exemple ${example}`)}
              problem={refused?.problems[field]}
            />
          </Fragment>
        )
      })}
      <p className={styles.ways}>
        <Button type="submit">Enregistrer et continuer</Button>
        <ButtonLink look="quiet" href="/bienvenue">
          Plus tard
        </ButtonLink>
      </p>
    </StepForm>
  )
}
