import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { BeingSaved } from './being-saved'
import { CautionChoice } from './caution-choice'
import { UNKEPT } from './drafts'
import { firstField, focusFirst } from './first-field'
import { FormNotes } from './form-notes'
import { late } from './late'
import { useOthersAt, usePresence } from './live'
import { offerFocus } from './offer-focus'
import { PlanButton } from './plan-button'
import { useFormKey } from './resumptions'
import { MomentsFields, usePlanning } from './use-planning'
import { isSaveKeys } from './save-keys'
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
  const { moments, setMoments, notes, planOfForm } = usePlanning(place, props.initial, props.fields)
  const { value, set, answer, isSaving, isFound, isKept, submit, insist, correct, saveAs, cancel } = useSaving(
    props,
    planOfForm,
  )
  const shared = props.isNew ? undefined : place
  const others = useOthersAt(shared)
  const form = useRef<HTMLFormElement>(null)
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
  const [isMarked, setMarked] = useState(true)
  useEffect(() => {
    if (!refused) return
    const field = form.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    offerFocus(field, form.current)
    setMarked(field !== null)
  }, [refused])

  // Her own text stands on the page before the form is told that it is saved.
  const [told, setTold] = useState(outdated)
  if (!isSaving && told !== outdated) setTold(outdated)

  const isAnswered = answer !== undefined
  useEffect(() => {
    // Below the button that was pressed, perhaps out of sight.
    if (isAnswered) word.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])

  useEffect(() => {
    // What was pressed was a part of the answer, and is gone with it.
    if (isSaving && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[data-saves] [type=submit]')?.focus({ preventScroll: true })
  }, [isSaving])

  function goBack() {
    correct()
    firstField(form.current)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
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
        onFocus={() => setIdle(false)}
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
        {moments && <MomentsFields moments={moments} onChange={setMoments} />}
        {answer && 'caution' in answer && <CautionChoice {...answer.caution} onInsist={insist} onCorrect={goBack} />}
        {answer && 'conflict' in answer && (
          <ConflictChoice {...answer.conflict} onChosen={(kept) => saveAs(() => answer.conflict.keep(kept))} />
        )}
        <div className={styles.actions} data-saves="" {...presses}>
          <Button type="submit" aria-busy={isSaving}>
            {submitLabel}
          </Button>
          {!props.isAtOnce && <PlanButton moments={moments} onChange={setMoments} />}
          <Button type="button" look="quiet" onClick={cancel}>
            Annuler
          </Button>
          <p className={styles.saving} role="status">
            {isSaving && <BeingSaved />}
          </p>
          <div ref={word} className={styles.word} role="alert">
            {answer && 'words' in answer && (
              <>
                <p>{fr(`${answer.words} Votre texte est gardé.`)}</p>
                <button
                  type={answer.remedy ? 'button' : 'submit'}
                  className={styles.again}
                  {...(answer.remedy && { onClick: () => saveAs(answer.remedy.run) })}
                >
                  {answer.remedy?.label ?? 'Réessayer'}
                </button>
              </>
            )}
            {refused && (
              <p>{isMarked ? 'Corrigez les champs signalés.' : fr(refused.map(({ message }) => message).join(' '))}</p>
            )}
            {!isKept && <p>{fr(UNKEPT)}</p>}
          </div>
        </div>
      </form>
      {below?.(value)}
    </>
  )
}
