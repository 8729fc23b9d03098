import { Button, ButtonLink } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { FormMessage } from '../../ui/form-message'
import { classNames } from '../../lib/class-names'
import { fr } from '../../lib/french-typography'
import type { Understood } from './hours.server'
import type { Refused } from './step'
import { StepForm } from './step-form'
import opens from './opens.module.css'
import styles from './step.module.css'

interface HoursStepProps {
  base: number
  days: { day: string; hours: string }[]
  refused: Refused | undefined
  understood: Understood | undefined
}

/** The hours of the week in one sentence, said back before they are saved. */
export function HoursStep({ base, days, refused, understood }: HoursStepProps) {
  if (understood)
    return (
      <StepForm place="horaires" action="/bienvenue/horaires" isAnswered>
        <input type="hidden" name="phrase" value={understood.sentence} />
        <input type="hidden" name="base" value={understood.base} />
        <p role="status" className={styles.said}>
          {fr(`Compris : ${understood.words}`)}
        </p>
        <p className={styles.ways}>
          <Button type="submit" autoFocus>
            Enregistrer
          </Button>
          <ButtonLink look="quiet" href="/bienvenue/horaires">
            Écrire autrement
          </ButtonLink>
        </p>
      </StepForm>
    )
  return (
    <StepForm place="horaires" action="/bienvenue/horaires" isAnswered={refused !== undefined}>
      {refused?.message && <FormMessage>{fr(refused.message)}</FormMessage>}
      <input type="hidden" name="action" value="comprendre" />
      <input type="hidden" name="base" value={refused?.typed['base'] ?? base} />
      <FormField
        label="En une phrase"
        name="phrase"
        hint="Par exemple : du mardi au vendredi 9h-19h, samedi 9h-17h. Ou bien : sur rendez-vous. Un jour que vous ne nommez pas est fermé."
        defaultValue={refused?.typed['phrase']}
        problem={refused?.problems['phrase']}
        autoComplete="off"
      />
      <details className={classNames(styles.now, opens.opens)} open={refused?.isElsewhere}>
        <summary>{fr('Ce que dit le site aujourd’hui')}</summary>
        <ul>
          {days.map(({ day, hours }) => (
            <li key={day}>{fr(`${day} : ${hours}`)}</li>
          ))}
        </ul>
        <p>
          <a href="/notre-centre">Jour par jour, ou un jour d’exception</a>
        </p>
      </details>
      <p className={styles.ways}>
        <Button type="submit">Comprendre</Button>
        <ButtonLink look="quiet" href="/bienvenue/soins">
          Plus tard
        </ButtonLink>
      </p>
    </StepForm>
  )
}
