import { useEffect, useRef, useState } from 'react'
import type { Caution, MaybeCaution } from './caution'
import type { Problem } from '../documents/changes'
import { findDraft, forgetDraft, keepDraft } from './drafts'
import { isSame } from '../../lib/json'
import { notify } from './notices'
import { withPlan, type FormPlan } from './planning'
import { offerResumption } from './resumptions'
import type { Saving } from './saving'
import type { Moments } from './use-planning'
import { useUnsaved } from './unsaved'

const NOT_SAVED = "Ce texte n'est pas encore enregistré."

const NOTHING_PLANNED = "Rien n'a été changé ici : il n'y a rien à prévoir."

const DATES_AWAITED = "Les dates n'étaient pas encore affichées : choisissez-les, puis enregistrez."

/** How long after a save a press still belongs to it, in milliseconds: a double tap takes up to half a second. */
const SAME_PRESS = 1000

let savedAt = -Infinity

/** Whether a press is the second one of two, which meets the form in the place of the one that is saved. */
const isSamePress = () => performance.now() - savedAt < SAME_PRESS

export interface SavingOptions<T, B, S = B> {
  /** What is edited, as `collection/id/field`: nobody else's text is kept or announced there. */
  place: string
  initial: T
  /** What the administrator had before her when she began; kept with her text, and handed back to `save`. */
  base: B
  save: (value: T, base: B) => Promise<Saving<S>>
  /** Gives what a text that is added is based on the key of its addition: kept with it before it is sent. */
  withKey?: (base: B) => B
  /** Says what a text is now based on that was typed on during a save. */
  rebase?: (saved: S, value: T) => B
  /**
   * Returns the address at which what was saved stands now, where it is another page, and keeps for it what was typed on
   * during the save.
   */
  nextPage?: (saved: S, typedOn: T | undefined) => string | undefined
  onClose: () => void
  /** Opens the form again, after it was cancelled with a text in it. */
  onReopen?: (() => void) | undefined
  /** What stands on the site: the text is saved, whatever its answer was, once it is that. */
  standing?: T | undefined
  /** Finds what the server would refuse, before it is asked. */
  check?: ((value: T) => Problem[]) | undefined
  /** Finds why the text had better not be saved: it then is once that is insisted on. */
  caution?: ((value: T) => MaybeCaution) | undefined
}

/** How a form plans its save: what it says of it as it begins, and what it is told of it. */
export interface PlanOfForm {
  /** When its text is to be saved, where that was said: kept with it. */
  moments: Moments | undefined
  /** Whether that is to be said, in fields that are still on their way. */
  isAwaited: () => boolean
  begin: () => FormPlan
  /** Returns why it is not planned, in French, where another change of the same part is that she was not shown. */
  onAnswer: (plan: FormPlan) => string | undefined
}

/**
 * Saves what is typed in a form, and says what came of it. The text outlives the tab, the network and the session:
 * kept as it is typed, given back when the form opens again, and let go once the server has committed it or the
 * administrator gives it up.
 */
export function useSaving<T, B, S = B>(options: SavingOptions<T, B, S>, planOfForm: PlanOfForm) {
  const { place, save, rebase, nextPage, onClose, onReopen } = options
  const [draft] = useState(() => findDraft<T>(place))
  const [initial, setInitial] = useState(options.initial)
  const [value, setValue] = useState(draft ? draft.value : initial)
  const [base, setBase] = useState((draft ? draft.base : options.base) as B)
  const [answer, setAnswer] = useState<Exclude<Saving<S>, { done: true }>>()
  const [isSaving, setSaving] = useState(false)
  const [isKept, setKept] = useState(true)
  const [insisted, setInsisted] = useState<T>()
  const latest = useRef(value)
  /** The text that the answer is about. */
  const asked = useRef(value)
  /** Whether the form is still open: an answer may come later. */
  const isOpen = useRef(true)
  /** Whether the text is still as it was found. */
  const isAsFound = useRef(draft !== undefined)
  /** Whether it is being found out if the text had better not be saved. */
  const isAsking = useRef(false)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const dirty = !isSame(value, initial)
  useUnsaved(dirty)

  const isStanding = dirty && options.standing !== undefined && isSame(value, options.standing)
  const isRefused = answer !== undefined && 'words' in answer
  useEffect(() => {
    if (!isStanding || isSaving) return
    // Its answer was lost, or the page was left before it came.
    if (isRefused) notify({ text: 'Enregistré' })
    else if (!isAsFound.current) return
    giveUp()
  })

  function set(next: T) {
    isAsFound.current = false
    setValue(next)
    // What was asked was about the text as it was: asked again, it is about this one. It may have come between two letters.
    setAnswer((now) => {
      if (now && ('caution' in now || 'conflict' in now)) return { done: false, words: NOT_SAVED }
      return now && 'words' in now && !now.remedy ? now : undefined
    })
    if (isSame(next, initial)) forgetDraft(place)
    else setKept(keepDraft(place, next, base, planOfForm.moments))
  }

  /** `sent` is what is saved: what was typed after it is not let go with it. */
  async function send(sent: T, sending: () => Promise<Saving<S>> | undefined, from = base) {
    if (isSaving) return
    const plan = planOfForm.begin()
    const saving = withPlan(plan, sending)
    if (!saving) return isSame(latest.current, sent) ? abandon('Votre texte est abandonné.') : setAnswer(undefined)
    asked.current = sent
    setSaving(true)
    setAnswer(undefined)
    const result = await saving
    setSaving(false)
    const refusal = refusalIn(result, plan, planOfForm.onAnswer(plan))
    const isClosed = !isOpen.current
    const isAsSent = isClosed || isSame(latest.current, sent)
    const page = result.done && result.base && nextPage?.(result.base, isAsSent ? undefined : latest.current)
    if (isClosed) return settleClosed(sent, refusal, plan, page || undefined)
    if (refusal) return setAnswer(refusal)
    savedAt = performance.now()
    if (!plan.kept) notify({ text: isAsSent ? 'Enregistré' : 'Enregistré, sauf ce que vous avez tapé depuis.' })
    if (page) {
      giveUp()
      // Once the form is gone: until then its text counts as unsaved.
      setTimeout(() => location.assign(page))
    } else if (isAsSent) giveUp()
    else if (result.done) goOn(sent, result.base && rebase ? rebase(result.base, sent) : from)
  }

  /** The form was closed before the answer came: what is typed there since is another text. */
  function settleClosed(sent: T, refusal: object | undefined, plan: FormPlan, page: string | undefined) {
    const isDraft = isSame(findDraft<T>(place)?.value, sent)
    if (refusal) return isDraft && notify({ text: "Un texte n'est pas encore enregistré : il est gardé." })
    if (isDraft) forgetDraft(place)
    if (plan.kept) return
    const action = page && { label: 'Voir la page', run: () => location.assign(page) }
    notify({ text: isDraft ? 'Enregistré' : 'Enregistré : le texte était déjà envoyé.', ...(action && { action }) })
  }

  /** What was typed during the save is not part of it: the form stays open over it. */
  function goOn(saved: T, next: B) {
    setInitial(saved)
    setBase(next)
    setKept(keepDraft(place, latest.current, next, planOfForm.moments))
  }

  function submit() {
    if (isSaving || isAsking.current || (!dirty && isSamePress())) return
    if (planOfForm.isAwaited()) return setAnswer({ done: false, words: DATES_AWAITED })
    const problems = options.check?.(value) ?? []
    if (problems.length > 0) return setAnswer({ done: false, problems })
    const caution = insisted === value ? undefined : options.caution?.(value)
    if (!(caution instanceof Promise)) return saveUnless(caution)
    isAsking.current = true
    setSaving(true)
    void caution.then((found) => {
      isAsking.current = false
      setSaving(false)
      if (isOpen.current) saveUnless(found)
    })
  }

  function saveUnless(caution: Caution | undefined) {
    if (caution) setAnswer({ done: false, caution })
    else saveNow()
  }

  function saveNow() {
    const from = options.withKey?.(base) ?? base
    if (from !== base) {
      setBase(from)
      // The page may be gone before the answer.
      setKept(keepDraft(place, value, from, planOfForm.moments))
    }
    void send(value, () => save(value, from), from)
  }

  function insist() {
    setInsisted(value)
    saveNow()
  }

  function giveUp() {
    forgetDraft(place)
    onClose()
  }

  /** Lets the text go, with a way to take it up again: no version of the page has it. */
  function abandon(words?: string) {
    if (dirty && onReopen)
      offerResumption(place, () => void keepDraft(place, value, base, planOfForm.moments), onReopen, words)
    giveUp()
  }

  return {
    value,
    set,
    /** Why the text is not saved yet, once it was to be. */
    answer,
    isSaving,
    /** Whether the text was typed before, and found again. */
    isFound: draft !== undefined,
    /** Whether this browser keeps what is typed. */
    isKept,
    submit,
    insist,
    /** Goes back to the text, whatever was asked about it. */
    correct: () => setAnswer(undefined),
    /** Saves in another way than the first; what returns undefined has nothing to save, and the text is let go. */
    saveAs: (sending: () => Promise<Saving<S>> | undefined) => void send(asked.current, sending),
    cancel: () => abandon(),
  }
}

/** Says why a text is neither saved nor planned; undefined where it is. */
function refusalIn<S>(result: Saving<S>, plan: FormPlan, overlap: string | undefined) {
  if (overlap) return { done: false, words: overlap } as const
  if (plan.kept) return undefined
  if (!result.done) return result
  return plan.from ? ({ done: false, words: NOTHING_PLANNED } as const) : undefined
}
