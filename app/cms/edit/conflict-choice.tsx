import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { markDifferences } from './marked-differences'
import type { Kept, TwoTexts } from './saving'
import styles from './conflict-choice.module.css'

interface ConflictChoiceProps {
  author: string | null
  fields: TwoTexts[]
  /** Told what to keep of each field, once that is chosen for all. */
  onChosen: (kept: Kept[]) => void
}

/** Shows what somebody else has saved meanwhile beside one's own, and asks which to keep: loaded when that happens. */
export default function ConflictChoice({ author, fields, onChosen }: ConflictChoiceProps) {
  const [chosen, setChosen] = useState<(Kept | undefined)[]>(() => fields.map(() => undefined))
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // It opens above the button that was pressed, perhaps out of sight.
  useEffect(() => void section.current?.scrollIntoView(), [])
  useMarks(section)
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
            <div className={styles.words} data-side={kept}>
              <div hidden>{text}</div>
              <div data-shown />
            </div>
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
          ? "Ce qui diffère est surligné. Choisissez pour chacun : l'enregistrement suit. L'autre texte reste dans l'historique."
          : "Ce qui diffère est surligné. L'autre texte reste dans l'historique."}
      </p>
    </section>
  )
}

/** Shows a copy of each text with its differences marked: what React has written stays as it wrote it. */
function useMarks(section: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sides = (kept: Kept) => [...section.current!.querySelectorAll<HTMLElement>(`[data-side=${kept}]`)].map(copy)
    const mine = sides('mine')
    for (const [place, theirs] of sides('theirs').entries()) markDifferences(theirs, mine[place]!)
  }, [section])
}

function copy(side: HTMLElement): HTMLElement {
  const [written, shown] = side.children as unknown as [HTMLElement, HTMLElement]
  shown.replaceChildren(...[...written.childNodes].map((node) => node.cloneNode(true)))
  for (const element of shown.querySelectorAll('[id]')) element.removeAttribute('id')
  return shown
}

/** « de » before a name, elided before a vowel or an h: « d'Inès », « d'Yvette », « de Yasmine ». */
const of = (name: string) => (/^(?:[aeiouhàâäéèêëîïôöùûü]|y(?![aeiouy]))/i.test(name) ? `d'${name}` : `de ${name}`)
