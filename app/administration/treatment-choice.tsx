import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Known } from '../cms/edit/documents'
import { useIsAlive } from '../ui/alive'
import { Button } from '../ui/button'
import { useChosen } from './use-chosen'
import styles from './treatment-choice.module.css'

interface TreatmentChoiceProps {
  treatments: { id: string; title: string }[]
  /** The treatment that the page came with. */
  chosen: Known<'categories'> | undefined
  show: (treatment: Known<'categories'>) => ReactNode
}

/** Chooses a treatment to be shown below, by an address that can be kept. Until the page is alive, a button asks for it. */
export function TreatmentChoice({ treatments, chosen: initial, show }: TreatmentChoiceProps) {
  const id = useId()
  const alive = useIsAlive()
  const { asked, document, state, choose } = useChosen(initial)
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen while the page was on its way.
  useLayoutEffect(() => {
    const chosen = select.current!.value
    if (chosen !== asked) void choose(chosen)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <section aria-busy={state === 'loading'}>
      <form method="get" className={styles.choice}>
        <h2>Modifier un soin</h2>
        <div className={styles.line}>
          <label htmlFor={id}>Soin</label>
          <select ref={select} id={id} name="soin" value={asked} onChange={({ target }) => void choose(target.value)}>
            <option value="">Choisir dans la liste</option>
            {treatments.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          {!alive && <Button look="quiet">Afficher</Button>}
          <span className={styles.loading} role="status">
            {state === 'loading' && 'Chargement...'}
          </span>
        </div>
        {state === 'failed' && (
          <p className={styles.problem} role="alert">
            Erreur lors de la récupération des données.{' '}
            <button type="button" className={styles.again} onClick={() => void choose(asked)}>
              Réessayer
            </button>
          </p>
        )}
      </form>
      {document && show(document)}
    </section>
  )
}
