import { useEffect, useId, useRef } from 'react'
import type { Caution } from './caution'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import styles from './caution-choice.module.css'

interface CautionChoiceProps extends Caution {
  onInsist: () => void
  onCorrect: () => void
}

/** Says why a text had better not be saved, and asks what to do. Nothing was saved yet. */
export function CautionChoice({ subject, reasons, source, onInsist, onCorrect }: CautionChoiceProps) {
  const section = useRef<HTMLElement>(null)
  const titled = useId()
  // It opens above the button that was pressed, perhaps out of sight.
  useEffect(() => void section.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section ref={section} className={styles.caution} role="alert" aria-labelledby={titled}>
      <p id={titled} className={styles.title}>
        {fr(`Attention, ${subject} : rien n'est encore enregistré.`)}
      </p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{fr(reason)}</li>
        ))}
      </ul>
      <p className={styles.source}>{fr(source)}</p>
      <p className={styles.ways}>
        <Button type="button" onClick={onCorrect}>
          Corriger
        </Button>
        <Button type="button" look="quiet" onClick={onInsist}>
          Enregistrer quand même
        </Button>
      </p>
    </section>
  )
}
