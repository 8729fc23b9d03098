import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Caution } from './caution'
import type { Problem } from '../documents/changes'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { CautionChoice } from './caution-choice'
import { ConflictChoice, type Kept, type TwoTexts } from './conflict-choice'
import { findDraft, forgetDraft, keepDraft } from './drafts'
import { firstField } from './first-field'
import { FormNotes } from './form-notes'
import { useOthersAt, usePresence } from './live'
import { notify } from './notices'
import { useUnsaved } from './unsaved'
import styles from './edit-form.module.css'

/** What saving came to. */
export type Saving =
  /** `base` is what a text that was typed on meanwhile is now based on. */
  | { done: true; base?: unknown }
  | { done: false; words: string; remedy?: Remedy }
  | { done: false; problems: Problem[] }
  | { done: false; caution: Caution }
  | { done: false; conflict: Choice }
  | { done: false; conflicts: Choices }

/** Two texts for one field: what stands now, and how to put one's own in its place all the same. */
export interface Choice {
  author: string | null
  theirs: ReactNode
  mine: ReactNode
  keepMine: () => Promise<Saving>
}

/** The same for several fields at once: what is kept of each is told in their order. */
export interface Choices {
  author: string | null
  fields: TwoTexts[]
  keep: (kept: Kept[]) => Promise<Saving>
}

/** What may be done where saving again is of no use. */
export interface Remedy {
  label: string
  run: () => Promise<Saving>
}

/** What is wrong of a rich text is said of the group around its text box. */
const REFUSED_FIELD = '[aria-invalid=true], [data-refused] [role=textbox], [data-refused] textarea'

/** Said where another text would take the place of one that is not saved. */
export const UNFINISHED = "Un autre texte est commencé ici : enregistrez-le ou annulez-le d'abord."

/** What the fields of a form are given. */
export interface Fields<T> {
  value: T
  set: (value: T) => void
  /** Why a field is refused, by its path. */
  problemOf: (path: string) => string | undefined
}

/** How long after a save a press still belongs to it, in milliseconds: a double tap takes up to half a second. */
const SAME_PRESS = 1000

let savedAt = -Infinity

/** Whether a press is the second one of two, which meets the form in the place of the one that is saved. */
const isSamePress = () => performance.now() - savedAt < SAME_PRESS

interface EditFormProps<T, B> {
  /** What is edited, as `collection/id/field`: nobody else's text is kept or announced there. */
  place: string
  initial: T
  /** What the administrator had before her when she began; kept with her text, and handed back to `save`. */
  base: B
  save: (value: T, base: B) => Promise<Saving>
  onClose: () => void
  /** Opens the form again, after it was cancelled with a text in it. */
  onReopen?: (() => void) | undefined
  submitLabel?: string
  /** Whether somebody else has saved another text here since the form was opened; or what else has happened to it. */
  outdated?: boolean | string
  /** Whether what is edited is not on the site yet, so that nobody else can be editing it. */
  isNew?: boolean
  /** Whether the form stands open by itself, and so leaves the focus where it is. */
  isWaiting?: boolean
  /** What is edited, in the words for those who find somebody else there. */
  subject?: string
  /** Finds what the server would refuse, before it is asked. */
  check?: ((value: T) => Problem[]) | undefined
  /** Finds why the text had better not be saved: it then is once that is insisted on. */
  caution?: ((value: T) => Caution | undefined) | undefined
  /** What stands below the form, as the text is typed. */
  below?: (value: T) => ReactNode
  children: (fields: Fields<T>) => ReactNode
}

/**
 * A form whose text outlives the tab, the network and the session: kept as it is typed, given back when the form
 * opens again, and let go once the server has committed it or the administrator gives it up.
 */
export function EditForm<T, B>(props: EditFormProps<T, B>) {
  const { place, save, onClose, onReopen, submitLabel = 'Sauvegarder', children } = props
  const { outdated, subject = 'ce champ', check, below } = props
  const [draft] = useState(() => findDraft<T>(place))
  const [initial, setInitial] = useState(props.initial)
  const [value, setValue] = useState(draft ? draft.value : initial)
  const [state, setState] = useState<Saving | 'typing' | 'saving'>('typing')
  const [kept, setKept] = useState(true)
  const [insisted, setInsisted] = useState<T>()
  const [base, setBase] = useState((draft ? draft.base : props.base) as B)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const shared = props.isNew ? undefined : place
  const others = useOthersAt(shared)
  const form = useRef<HTMLFormElement>(null)
  const word = useRef<HTMLDivElement>(null)
  const dirty = !isEqual(value, initial)
  usePresence(shared)
  useUnsaved(dirty)
  useEffect(() => {
    if (!props.isWaiting) firstField(form.current)?.focus()
    // Only as it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const refused = typeof state !== 'string' && 'problems' in state ? state.problems : undefined
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(REFUSED_FIELD)?.focus()
  }, [refused])

  const isAnswered = typeof state !== 'string'
  useEffect(() => {
    // Below the button that was pressed, perhaps out of sight.
    if (isAnswered) word.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])

  function set(next: T) {
    setValue(next)
    // What was asked was about the text as it was: asked again, it is about this one.
    if (typeof state !== 'string' && !('words' in state && !state.remedy)) setState('typing')
    if (isEqual(next, initial)) forgetDraft(place)
    else setKept(keepDraft(place, next, base))
  }

  async function send(sending: () => Promise<Saving>) {
    if (state === 'saving') return
    setState('saving')
    const sent = latest.current
    const result = await sending()
    if (!result.done) return setState(result)
    savedAt = performance.now()
    notify({ text: 'Enregistré' })
    if (isEqual(latest.current, sent)) giveUp()
    else goOn(sent, (result.base ?? base) as B)
  }

  /** What was typed during the save is not part of it: the form stays open over it. */
  function goOn(saved: T, next: B) {
    setInitial(saved)
    setBase(next)
    setKept(keepDraft(place, latest.current, next))
    setState('typing')
  }

  function submit() {
    if (!dirty && isSamePress()) return
    const problems = check?.(value) ?? []
    const caution = insisted === value ? undefined : props.caution?.(value)
    if (problems.length > 0) setState({ done: false, problems })
    else if (caution) setState({ done: false, caution })
    else void send(() => save(value, base))
  }

  function insist() {
    setInsisted(value)
    void send(() => save(value, base))
  }

  function correct() {
    setState('typing')
    firstField(form.current)?.focus()
  }

  function giveUp() {
    forgetDraft(place)
    onClose()
  }

  function cancel() {
    if (dirty && onReopen) offerAgain('Modification abandonnée.', onReopen)
    giveUp()
  }

  function offerAgain(text: string, reopen: () => void) {
    const run = () => {
      // Another text was begun there meanwhile: neither takes the place of the other.
      if (findDraft(place)) return offerAgain(UNFINISHED, reopen)
      keepDraft(place, value, base)
      reopen()
    }
    notify({ text, action: { label: 'Reprendre', run } })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  const problemOf = (path: string) => refused?.find((problem) => problem.path === path)?.message
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormNotes isFound={draft !== undefined} others={others} subject={subject} outdated={outdated} />
        {children({ value, set, problemOf })}
        {typeof state !== 'string' && 'caution' in state && (
          <CautionChoice {...state.caution} onInsist={insist} onCorrect={correct} />
        )}
        {typeof state !== 'string' && 'conflict' in state && (
          <ConflictChoice
            author={state.conflict.author}
            fields={[state.conflict]}
            onChosen={([kept]) => (kept === 'mine' ? void send(state.conflict.keepMine) : giveUp())}
          />
        )}
        {typeof state !== 'string' && 'conflicts' in state && (
          <ConflictChoice {...state.conflicts} onChosen={(kept) => void send(() => state.conflicts.keep(kept))} />
        )}
        <div className={styles.actions}>
          <Button type="submit" aria-busy={state === 'saving'}>
            {submitLabel}
          </Button>
          <Button type="button" look="quiet" onClick={cancel}>
            Annuler
          </Button>
          <p className={styles.saving} role="status">
            {state === 'saving' && 'Enregistrement…'}
          </p>
          <div ref={word} className={styles.word} role="alert">
            {typeof state !== 'string' && 'words' in state && (
              <>
                <p>{fr(`${state.words} Votre texte est gardé.`)}</p>
                <button
                  type={state.remedy ? 'button' : 'submit'}
                  className={styles.again}
                  {...(state.remedy && { onClick: () => void send(state.remedy!.run) })}
                >
                  {state.remedy?.label ?? 'Réessayer'}
                </button>
              </>
            )}
            {refused && <p>Corrigez les champs signalés.</p>}
            {!kept && <p>Ce navigateur ne garde pas les textes : enregistrez avant de quitter la page.</p>}
          </div>
        </div>
      </form>
      {below?.(value)}
    </>
  )
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
