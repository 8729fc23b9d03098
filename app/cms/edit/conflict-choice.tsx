import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { authorHas, type Author } from '../documents/authors'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { markDifferences } from './marked-differences'
import type { Kept, TwoTexts } from './saving'
import styles from './conflict-choice.module.css'

interface ConflictChoiceProps {
  author: Author | null
  fields: TwoTexts[]
  isPhotograph?: boolean
  /** Whether something was typed since the text was sent. */
  isTypedOn: () => boolean
  /** Told what to keep of each field, once that is chosen for all. */
  onChosen: (kept: Kept[]) => void
}

const TEXT = {
  saved: 'enregistré un autre texte pendant que vous écriviez. Lequel garder ?',
  theirs: 'Le texte',
  unnamed: 'Le texte enregistré',
  mine: 'Votre texte',
  keepTheirs: 'Garder ce texte',
  keepMine: 'Garder mon texte',
  hint: "Ce qui diffère est surligné. Celui qui est enregistré reste dans l'historique, quoi que vous gardiez.",
}

const PHOTOGRAPH: typeof TEXT = {
  saved: 'enregistré une autre photo pendant que vous choisissiez la vôtre. Laquelle garder ?',
  theirs: 'La photo',
  unnamed: 'La photo enregistrée',
  mine: 'Votre photo',
  keepTheirs: 'Garder cette photo',
  keepMine: 'Garder ma photo',
  hint: "Celle qui est enregistrée reste dans l'historique, quoi que vous gardiez.",
}

/** Shows what somebody else has saved meanwhile beside one's own, and asks which to keep: loaded when that happens. */
export default function ConflictChoice({ author, fields, isPhotograph, isTypedOn, onChosen }: ConflictChoiceProps) {
  const words = isPhotograph ? PHOTOGRAPH : TEXT
  const [chosen, setChosen] = useState<(Kept | undefined)[]>(() => fields.map(() => undefined))
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    show(section.current!, isTypedOn())
    // Only as it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useMarks(section)

  function choose(index: number, kept: Kept) {
    const next = chosen.with(index, kept)
    setChosen(next)
    if (next.every((one) => one !== undefined)) onChosen(next)
  }

  return (
    <section ref={section} className={styles.conflict} role="group" tabIndex={-1} aria-labelledby={`${id}question`}>
      <p id={`${id}question`} role="alert">
        {fr(`${authorHas(author)} ${words.saved}`)}
      </p>
      {fields.map(({ label, theirs, mine }, index) => {
        const side = (kept: Kept, title: string, button: string, text: ReactNode) => (
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
              {button}
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
              {side(
                'theirs',
                author && !author.isSelf ? `${words.theirs} ${of(author.name)}` : words.unnamed,
                words.keepTheirs,
                theirs,
              )}
              {side('mine', words.mine, words.keepMine, mine)}
            </div>
          </div>
        )
      })}
      <p className={styles.hint}>
        {fields.length > 1
          ? "Ce qui diffère est surligné. Choisissez pour chacun : l'enregistrement suit. Celui qui est enregistré reste dans l'historique, quoi que vous gardiez."
          : words.hint}
      </p>
    </section>
  )
}

/**
 * Brings the question into view, which opens above the button that was pressed, and takes the focus there from its form,
 * which is then out of view: not from a field that somebody types in.
 */
function show(section: HTMLElement, isTypedOn: boolean): void {
  section.scrollIntoView()
  const focused = document.activeElement
  const isPressed = !isTypedOn && section.closest('form')?.contains(focused)
  if (isPressed || focused === document.body) section.focus({ preventScroll: true })
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
  // They would lead away from the question.
  for (const link of shown.querySelectorAll('a')) link.removeAttribute('href')
  return shown
}

/** « de » before a name, elided before a vowel or an h: « d'Inès », « d'Yvette », « de Yasmine ». */
const of = (name: string) => (/^(?:[aeiouhàâäéèêëîïôöùûü]|y(?![aeiouy]))/i.test(name) ? `d'${name}` : `de ${name}`)
