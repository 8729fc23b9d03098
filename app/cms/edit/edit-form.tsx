import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import type { Problem } from '../documents/changes'
import { BeingSaved } from './being-saved'
import { CautionChoice } from './caution-choice'
import { UNKEPT } from './drafts'
import { GOES_ON, hintEnter, onEnter } from './enter-key'
import { firstField, focusFirst } from './first-field'
import { FormNotes } from './form-notes'
import { late } from './late'
import { useOthersAt, usePresence } from './live'
import { offerFocus } from './offer-focus'
import { PlanButton } from './plan-button'
import { momentPath } from './planning'
import { useFormKey } from './resumptions'
import { AT_ONCE, MomentsFields, saveLabel, usePlanning, type Moments } from './use-planning'
import { isSaveKeys } from './save-keys'
import { tellHeight } from './tell-height'
import { useSaving, type SavingOptions } from './use-saving'
import { useSingleTap } from './use-single-tap'
import { useWaiting } from './waiting'
import styles from './edit-form.module.css'

const ConflictChoice = late(() => import('./conflict-choice'), { isScripted: true })

/** What the fields of a form are given. */
export interface FieldProps<T> {
  value: T
  set: (value: T) => void
  /** Why a field is refused, by its path. */
  problemOf: (path: string) => string | undefined
}

interface EditFormProps<T, B, S> extends SavingOptions<T, B, S> {
  submitLabel?: string
  /** Whether somebody else has saved another text here since the form was opened; or what else has happened to it. */
  outdated?: boolean | string | undefined
  /** Whether what is edited is not on the site yet, so that nobody else can be editing it. */
  isNew?: boolean
  /** Whether it adds something, also to what others may be editing: Enter in a field then goes on to the next one. */
  adds?: boolean
  /** Whether the form stands open by itself, and so leaves the focus where it is. */
  isAlwaysOpen?: boolean
  /** Whether its save cannot wait for a moment: one that sends files first is made at once. */
  isAtOnce?: boolean
  /** The fields of the document that it edits, where its place is the name of none. */
  fields?: string[]
  /** What is edited, in the words for those who find somebody else there. */
  subject?: string
  /** What stands below the form, as the text is typed. */
  below?: (value: T) => ReactNode
  children: (fields: FieldProps<T>) => ReactNode
}

/** A form around fields, with what an administrator is told of them, of others who edit them, and of what saving came to. */
export function EditForm<T, B, S = B>(props: EditFormProps<T, B, S>) {
  return <Form key={useFormKey(props.place)} {...props} />
}

function Form<T, B, S>(props: EditFormProps<T, B, S>) {
  const { place, submitLabel = 'Sauvegarder', outdated, subject = 'ce champ', below, children } = props
  const { moments, setMoments, notes, planOfForm } = useDates(props)
  const { value, set, answer, isSaving, isFound, isKept, isTypedOn, submit, insist, correct, saveAs, cancel } =
    useSaving(props.isDated ? { ...props, check: () => undated(moments) } : props, planOfForm)
  const shared = props.isNew ? undefined : place
  const others = useOthersAt(shared)
  const form = useRef<HTMLFormElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const word = useRef<HTMLDivElement>(null)
  usePresence(shared)
  const isWaiting = useWaiting()
  /** Whether nobody has come to it yet. */
  const [isIdle, setIdle] = useState(props.isAlwaysOpen && !isFound)
  const { onKeyDownCapture, onInputCapture, ...presses } = useSingleTap()
  useEffect(() => {
    if (!props.isAlwaysOpen) return focusFirst(form.current!)
    // Only as it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const refused = answer && 'problems' in answer ? answer.problems : undefined
  /** Whether each refused field says why beside it. */
  const [isMarked, setMarked] = useState(true)
  useEffect(() => {
    if (!refused) return
    const field = form.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    offerFocus(field, form.current)
    setMarked(field !== null)
  }, [refused])

  const told = useTold(outdated, isSaving)
  useWordInView(word, answer !== undefined)
  useSaveButton(form, isSaving)
  useEffect(() => tellHeight(actions.current!, '--actions', form.current!), [])

  function goBack() {
    correct()
    firstField(form.current)?.focus()
  }

  function changeMoments(next: Moments | undefined) {
    setMoments(next)
    if (refused) correct()
  }

  function onKeyDown(event: KeyboardEvent) {
    onEnter(event)
    if (!isSaveKeys(event)) return
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
        inert={isWaiting}
        data-idle={isIdle ? '' : undefined}
        {...((props.adds ?? props.isNew) && GOES_ON)}
        onFocus={(event) => {
          setIdle(false)
          hintEnter(event)
        }}
        onKeyDown={onKeyDown}
        onKeyDownCapture={onKeyDownCapture}
        onInputCapture={onInputCapture}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormNotes isFound={isFound} others={others} subject={subject} outdated={told} plans={notes} />
        {children({ value, set, problemOf })}
        {moments && <MomentsFields moments={moments} problemOf={problemOf} onChange={changeMoments} />}
        {answer && 'caution' in answer && <CautionChoice {...answer.caution} onInsist={insist} onCorrect={goBack} />}
        <Conflict {...{ answer, isTypedOn, saveAs }} />
        <div ref={actions} className={styles.actions} data-saves="" {...presses}>
          <Button type="submit" aria-busy={isSaving}>
            {saveLabel(submitLabel, moments)}
          </Button>
          {!props.isAtOnce && !props.isDated && <PlanButton moments={moments} onChange={changeMoments} />}
          <Button type="button" look="quiet" onClick={cancel}>
            Annuler
          </Button>
          <p className={styles.saving} role="status">
            {isSaving && <BeingSaved />}
          </p>
          <div ref={word} className={styles.word} role="alert">
            <AnswerWords answer={answer} isMarked={isMarked} saveAs={saveAs} />
            {!isKept && <p>{fr(UNKEPT)}</p>}
          </div>
        </div>
      </form>
      {below?.(value)}
    </>
  )
}

/** What a form knows of time; of one that is only for what waits for a day, the dates stand open. */
function useDates<T, B, S>({ place, initial, fields, isDated }: EditFormProps<T, B, S>) {
  const planning = usePlanning(place, initial, fields)
  return { ...planning, moments: planning.moments ?? (isDated ? AT_ONCE : undefined) }
}

/** Why a form that is only for what waits for a day is refused: none is chosen. */
function undated(moments: Moments | undefined): Problem[] {
  if (moments?.from || moments?.until) return []
  return [{ path: momentPath('from'), message: 'Choisissez un jour.' }]
}

/** What a form is told of another text: her own stands on the page before the form is told that it is saved. */
function useTold<T>(outdated: T, isSaving: boolean): T {
  const [told, setTold] = useState(outdated)
  if (!isSaving && told !== outdated) setTold(outdated)
  return told
}

/** Brings an answer into view: it stands below the button that was pressed, perhaps out of sight. */
function useWordInView(word: RefObject<HTMLElement | null>, isAnswered: boolean): void {
  useEffect(() => {
    if (isAnswered) word.current?.scrollIntoView({ block: 'nearest' })
  }, [word, isAnswered])
}

/** Gives the focus to what saves: what was pressed was a part of the answer, and is gone with it. */
function useSaveButton(form: RefObject<HTMLFormElement | null>, isSaving: boolean): void {
  useEffect(() => {
    if (isSaving && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[data-saves] [type=submit]')?.focus({ preventScroll: true })
  }, [form, isSaving])
}

type ConflictProps<T, B, S> = Pick<ReturnType<typeof useSaving<T, B, S>>, 'answer' | 'isTypedOn' | 'saveAs'>

/** Asks which of two texts to keep, where somebody else has saved one meanwhile. */
function Conflict<T, B, S>({ answer, isTypedOn, saveAs }: ConflictProps<T, B, S>) {
  if (!answer || !('conflict' in answer)) return null
  const { conflict } = answer
  return <ConflictChoice {...conflict} isTypedOn={isTypedOn} onChosen={(kept) => saveAs(() => conflict.keep(kept))} />
}

interface AnswerWordsProps<T, B, S> extends Pick<ReturnType<typeof useSaving<T, B, S>>, 'answer' | 'saveAs'> {
  /** Whether each refused field says why beside it. */
  isMarked: boolean
}

/** Says why a text is not saved, with what can be done. */
function AnswerWords<T, B, S>({ answer, isMarked, saveAs }: AnswerWordsProps<T, B, S>) {
  if (answer && 'problems' in answer) {
    const words = answer.problems.map(({ message }) => message).join(' ')
    return <p>{isMarked ? 'Corrigez les champs signalés.' : fr(words)}</p>
  }
  if (!answer || !('words' in answer)) return
  const { words, remedy } = answer
  return (
    <>
      <p>{fr(`${words} Votre texte est gardé.`)}</p>
      <button
        type={remedy ? 'button' : 'submit'}
        className={styles.again}
        {...(remedy && { onClick: () => saveAs(remedy.run) })}
      >
        {remedy?.label ?? 'Réessayer'}
      </button>
    </>
  )
}
