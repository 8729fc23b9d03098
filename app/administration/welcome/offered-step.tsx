import { useRef } from 'react'
import { useIsAlive } from '../../ui/alive'
import { Button, ButtonLink } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import { fr } from '../../lib/french-typography'
import { offeredName, seenName, TICKED, type Refused } from './step'
import { StepForm } from './step-form'
import styles from './step.module.css'

interface OfferedStepProps {
  treatments: { id: string; title: string; isOffered: boolean }[]
  refused: Refused | undefined
}

/** Which of the treatments she offers: one list of boxes. */
export function OfferedStep({ treatments, refused }: OfferedStepProps) {
  const list = useRef<HTMLUListElement>(null)
  const alive = useIsAlive()

  function checkAll(on: boolean) {
    const boxes = list.current!.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
    for (const box of boxes) box.checked = on
    boxes[0]?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <StepForm place="soins" action="/bienvenue/soins" isAnswered={refused !== undefined}>
      {refused && <FormMessage>{fr(refused.message)}</FormMessage>}
      <p>
        {fr('Cochez ceux que vous proposez. Les autres sont masqués : gardés, mais vos visiteurs ne les voient pas.')}
      </p>
      {alive && (
        <p className={styles.ways}>
          <Button type="button" look="quiet" onClick={() => checkAll(false)}>
            Tout décocher
          </Button>
          <Button type="button" look="quiet" onClick={() => checkAll(true)}>
            Tout cocher
          </Button>
        </p>
      )}
      <ul ref={list} className={styles.boxes}>
        {treatments.map(({ id, title, isOffered }) => {
          const name = offeredName(id)
          const seen = refused?.typed[seenName(name)]
          const isTicked = seen === undefined ? isOffered : Boolean(refused?.typed[name])
          return (
            <li key={id}>
              <input type="hidden" name={seenName(name)} value={seen ?? (isOffered ? TICKED : '')} />
              <label className={styles.box}>
                <input type="checkbox" name={name} value={TICKED} defaultChecked={isTicked} />
                <span>{fr(title)}</span>
              </label>
            </li>
          )
        })}
      </ul>
      <p className={styles.ways}>
        <Button type="submit">Enregistrer et continuer</Button>
        <ButtonLink look="quiet" href="/soins">
          Ajouter ou renommer un soin
        </ButtonLink>
      </p>
    </StepForm>
  )
}
