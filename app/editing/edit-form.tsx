import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Problem } from '../content/changes'
import { fr } from '../lib/french-typography'
import { Button } from '../ui/button'
import { findDraft, forgetDraft, keepDraft } from './drafts'
import { firstField } from './first-field'
import { useOthersAt, usePresence } from './live'
import { notify } from './notices'
import { useUnsaved } from './unsaved'
import styles from './edit-form.module.css'

/** What saving came to. */
export type Saving =
  | { done: true }
  | { done: false; words: string }
  | { done: false; problems: Problem[] }
  | { done: false; conflict: Choice }

/** Two texts for one field: what stands now, and how to put one's own in its place all the same. */
export interface Choice {
  author: string | null
  theirs: ReactNode
  mine: ReactNode
  keepMine: () => Promise<Saving>
}

/** What the fields of a form are given. */
export interface Fields<T> {
  value: T
  set: (value: T) => void
  /** Why a field is refused, by its path. */
  problemOf: (path: string) => string | undefined
}

interface EditFormProps<T, B> {
  /** What is edited, as `collection/id/field`: nobody else's text is kept or announced there. */
  place: string
  /** What the form is called by those who cannot see where it stands. */
  label: string
  initial: T
  /** What the administrator had before her when she began; kept with her text, and handed back to `save`. */
  base: B
  save: (value: T, base: B) => Promise<Saving>
  onClose: () => void
  /** Opens the form again, after it was cancelled with a text in it. */
  onReopen?: (() => void) | undefined
  submitLabel?: string
  /** Whether somebody else has saved another text here since the form was opened. */
  outdated?: boolean
  children: (fields: Fields<T>) => ReactNode
}

/**
 * A form whose text outlives the tab, the network and the session: kept as it is typed, given back when the form
 * opens again, and let go once the server has committed it or the administrator gives it up.
 */
export function EditForm<T, B>(props: EditFormProps<T, B>) {
  const { place, label, initial, save, onClose, onReopen, submitLabel = 'Sauvegarder', outdated, children } = props
  const [draft] = useState(() => findDraft<T>(place))
  const [value, setValue] = useState(draft ? draft.value : initial)
  const [state, setState] = useState<Saving | 'typing' | 'saving'>('typing')
  const [kept, setKept] = useState(true)
  const base = (draft ? draft.base : props.base) as B
  const others = useOthersAt(place)
  const form = useRef<HTMLFormElement>(null)
  const dirty = !isEqual(value, initial)
  usePresence(place)
  useUnsaved(dirty)
  useEffect(() => firstField(form.current)?.focus(), [])

  function set(next: T) {
    setValue(next)
    if (typeof state !== 'string' && 'problems' in state) setState('typing')
    if (isEqual(next, initial)) forgetDraft(place)
    else setKept(keepDraft(place, next, base))
  }

  async function send(sending: () => Promise<Saving>) {
    if (state === 'saving') return
    setState('saving')
    const result = await sending()
    if (!result.done) return setState(result)
    forgetDraft(place)
    notify({ text: 'Enregistré' })
    onClose()
  }

  function cancel() {
    forgetDraft(place)
    if (dirty && onReopen) {
      const reopen = () => {
        keepDraft(place, value, base)
        onReopen()
      }
      notify({ text: 'Modification abandonnée.', action: { label: 'Reprendre', run: reopen } })
    }
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  const problems = typeof state !== 'string' && 'problems' in state ? state.problems : []
  const problemOf = (path: string) => problems.find((problem) => problem.path === path)?.message
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void send(() => save(value, base))
      }}
    >
      {draft && <p className={styles.found}>{fr(`Texte retrouvé : il n'était pas encore enregistré.`)}</p>}
      {others.length > 0 && <p className={styles.others}>{fr(`${others.join(' et ')} modifie aussi ce champ.`)}</p>}
      {outdated && <p className={styles.others}>Une autre version vient d'être enregistrée pendant votre saisie.</p>}
      {children({ value, set, problemOf })}
      {typeof state !== 'string' && 'conflict' in state && (
        <ConflictChoice
          {...state.conflict}
          onMine={(keepMine) => void send(keepMine)}
          onTheirs={() => {
            forgetDraft(place)
            onClose()
          }}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-busy={state === 'saving'}>
          {submitLabel}
        </Button>
        <Button type="button" look="quiet" onClick={cancel}>
          Annuler
        </Button>
        <div className={styles.word} role="alert">
          {typeof state !== 'string' && 'words' in state && (
            <>
              <p>{fr(`${state.words} Votre texte est gardé.`)}</p>
              <button type="submit" className={styles.again}>
                Réessayer
              </button>
            </>
          )}
          {problems.length > 0 && <p>Corrigez les champs signalés.</p>}
          {!kept && <p>Ce navigateur ne garde pas les textes : enregistrez avant de quitter la page.</p>}
        </div>
      </div>
    </form>
  )
}

interface ConflictChoiceProps extends Choice {
  onMine: (keepMine: Choice['keepMine']) => void
  onTheirs: () => void
}

function ConflictChoice({ author, theirs, mine, keepMine, onMine, onTheirs }: ConflictChoiceProps) {
  const who = author ?? 'Une autre personne'
  return (
    <section className={styles.conflict} role="alert">
      <p>{fr(`${who} a enregistré un autre texte pendant que vous écriviez. Lequel garder ?`)}</p>
      <div className={styles.texts}>
        <div className={styles.text}>
          <h4>{fr(author ? `Le texte de ${author}` : 'Le texte enregistré')}</h4>
          <div>{theirs}</div>
          <Button type="button" look="quiet" onClick={onTheirs}>
            Garder ce texte
          </Button>
        </div>
        <div className={styles.text}>
          <h4>Votre texte</h4>
          <div>{mine}</div>
          <Button type="button" onClick={() => onMine(keepMine)}>
            Garder mon texte
          </Button>
        </div>
      </div>
      <p className={styles.hint}>L'autre texte reste dans l'historique.</p>
    </section>
  )
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
