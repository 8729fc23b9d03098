import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { fr } from '../lib/french-typography'
import { Button } from '../ui/button'
import styles from './conflict-choice.module.css'

/** Two texts for one field: what stands now, and what was to be saved. */
export interface TwoTexts {
  /** What the field is called, where there is more than one. */
  label?: string
  theirs: ReactNode
  mine: ReactNode
}

export type Kept = 'theirs' | 'mine'

interface ConflictChoiceProps {
  author: string | null
  fields: TwoTexts[]
  /** Told what to keep of each field, once that is chosen for all. */
  onChosen: (kept: Kept[]) => void
}

/** Shows what somebody else has saved meanwhile beside one's own, and asks which to keep. */
export function ConflictChoice({ author, fields, onChosen }: ConflictChoiceProps) {
  const [chosen, setChosen] = useState<(Kept | undefined)[]>(() => fields.map(() => undefined))
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // It opens above the button that was pressed, perhaps out of sight.
  useEffect(() => void section.current?.scrollIntoView(), [])
  const who = author ?? 'Une autre personne'

  function choose(index: number, kept: Kept) {
    const next = chosen.with(index, kept)
    setChosen(next)
    if (next.every((one) => one !== undefined)) onChosen(next)
  }

  return (
    <section ref={section} className={styles.conflict} role="alert">
      <p>{fr(`${who} a enregistré un autre texte pendant que vous écriviez. Lequel garder ?`)}</p>
      {fields.map(({ label, theirs, mine }, index) => {
        const side = (kept: Kept, title: string, words: string, text: ReactNode) => (
          <div className={styles.text} data-kept={chosen[index] === kept || undefined}>
            <p className={styles.whose}>{fr(title)}</p>
            <div className={styles.words}>{text}</div>
            <Button
              type="button"
              look={kept === 'mine' ? 'full' : 'quiet'}
              {...(fields.length > 1 && { 'aria-pressed': chosen[index] === kept })}
              {...(label && { 'aria-describedby': id + index })}
              onClick={() => choose(index, kept)}
            >
              {words}
            </Button>
          </div>
        )
        return (
          <div key={index} className={styles.field}>
            {label && (
              <p id={id + index} className={styles.label}>
                {label}
              </p>
            )}
            <div className={styles.texts}>
              {side('theirs', author ? `Le texte ${of(author)}` : 'Le texte enregistré', 'Garder ce texte', theirs)}
              {side('mine', 'Votre texte', 'Garder mon texte', mine)}
            </div>
          </div>
        )
      })}
      <p className={styles.hint}>
        {fields.length > 1
          ? "Choisissez pour chacun : l'enregistrement suit. L'autre texte reste dans l'historique."
          : "L'autre texte reste dans l'historique."}
      </p>
    </section>
  )
}

/** « de » before a name, elided before a vowel or an h. */
const of = (name: string) => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d'${name}` : `de ${name}`)
