import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Caution, MaybeCaution } from './caution'
import type { Problem } from '../documents/changes'
import { NOTHING_TO_END } from '../documents/plan-moments'
import { findDraft, forgetDraft } from './drafts'
import { isSame } from '../../lib/json'
import { notify } from './notices'
import { momentPath, withPlan, type FormPlan } from './planning'
import { offerResumption } from './resumptions'
import type { Saving } from './saving'
import { useKeptText } from './use-kept-text'
import type { Moments } from './use-planning'

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
  /** Whether it is only for what waits for a day: its dates stand open, and one of them has to be chosen. */
  isDated?: boolean | undefined
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
  const text = useKeptText({ ...options, moments: planOfForm.moments })
  const { value, latest, base, dirty } = text
  const [answer, setAnswer] = useState<Unsaved<S>>()
  const [isSaving, setSaving] = useState(false)
  /** The text that the answer is about. */
  const asked = useRef(value)
  const isOpen = useIsOpen()
  const caution = useCaution(options.caution, isOpen)

  const isStanding = dirty && options.standing !== undefined && isSame(value, options.standing)
  useEffect(() => {
    if (!isStanding || isSaving) return
    // Its answer was lost, or the page was left before it came.
    if (answer && 'words' in answer) notify({ text: 'Enregistré' })
    else if (!text.isAsFound.current) return
    giveUp()
  })

  function set(next: T) {
    text.type(next)
    setAnswer(afterTyping)
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
    if (isClosed) return settleClosed(place, sent, { refusal, plan, page: page || undefined })
    if (refusal) return setAnswer(refusal)
    savedAt = performance.now()
    if (!plan.kept) notify({ text: isAsSent ? 'Enregistré' : 'Enregistré, sauf ce que vous avez tapé depuis.' })
    if (page) {
      giveUp()
      // Once the form is gone: until then its text counts as unsaved.
      setTimeout(() => location.assign(page))
    } else if (isAsSent) giveUp()
    else if (result.done) text.goOn(sent, result.base && rebase ? rebase(result.base, sent) : from)
  }

  function submit() {
    if (isSaving || caution.isAsking.current || (!dirty && isSamePress())) return
    if (planOfForm.isAwaited()) return setAnswer({ done: false, words: DATES_AWAITED })
    const problems = options.check?.(value) ?? []
    if (problems.length > 0) return setAnswer({ done: false, problems })
    caution.ask(value, (found) => (found ? setAnswer({ done: false, caution: found }) : saveNow()))
  }

  function saveNow() {
    const from = options.withKey?.(base) ?? base
    text.rest(from)
    void send(value, () => save(value, from), from)
  }

  function insist() {
    caution.insist(value)
    saveNow()
  }

  function giveUp() {
    forgetDraft(place)
    onClose()
  }

  /** Lets the text go, with a way to take it up again: no version of the page has it. */
  function abandon(words?: string) {
    if (dirty && onReopen) offerResumption(place, () => void text.keep(), onReopen, words)
    giveUp()
  }

  return {
    value,
    set,
    /** Why the text is not saved yet, once it was to be. */
    answer,
    isSaving: isSaving || caution.isAsked,
    isFound: text.isFound,
    isKept: text.isKept,
    isTypedOn: () => !isSame(latest.current, asked.current),
    submit,
    insist,
    /** Goes back to the text, whatever was asked about it. */
    correct: () => setAnswer(undefined),
    /** Saves in another way than the first; what returns undefined has nothing to save, and the text is let go. */
    saveAs: (sending: () => Promise<Saving<S>> | undefined) => void send(asked.current, sending),
    cancel: () => abandon(),
  }
}

/** Whether the form is still open: an answer may come later. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

/** Asks why a text had better not be saved, unless that was insisted on; nobody is answered once the form is closed. */
function useCaution<T>(find: ((value: T) => MaybeCaution) | undefined, isOpen: RefObject<boolean>) {
  const [insisted, insist] = useState<T>()
  const [isAsked, setAsked] = useState(false)
  /** Known before the form is drawn again: a second press may come until then. */
  const isAsking = useRef(false)

  function ask(value: T, then: (found: Caution | undefined) => void): void {
    const found = insisted === value ? undefined : find?.(value)
    if (!(found instanceof Promise)) return then(found)
    isAsking.current = true
    setAsked(true)
    void found.then((late) => {
      isAsking.current = false
      setAsked(false)
      if (isOpen.current) then(late)
    })
  }

  return { ask, insist, isAsked, isAsking }
}

type Unsaved<S> = Exclude<Saving<S>, { done: true }>

/** What stays of an answer where it is typed on. It was about the text as it was: asked again, it is about this one. */
function afterTyping<S>(answer: Unsaved<S> | undefined): Unsaved<S> | undefined {
  // It may have come between two letters.
  if (answer && ('caution' in answer || 'conflict' in answer)) return { done: false, words: NOT_SAVED }
  return answer && 'words' in answer && !answer.remedy ? answer : undefined
}

interface Settled {
  refusal: object | undefined
  plan: FormPlan
  /** The address of what was saved, where it is another page. */
  page: string | undefined
}

/** Says what came of a form that was closed before the answer: what is typed there since is another text. */
function settleClosed<T>(place: string, sent: T, { refusal, plan, page }: Settled): void {
  const isDraft = isSame(findDraft<T>(place)?.value, sent)
  if (refusal) {
    if (isDraft) notify({ text: "Un texte n'est pas encore enregistré : il est gardé." })
    return
  }
  if (isDraft) forgetDraft(place)
  if (plan.kept) return
  const action = page && { label: 'Voir la page', run: () => location.assign(page) }
  notify({ text: isDraft ? 'Enregistré' : 'Enregistré : le texte était déjà envoyé.', ...(action && { action }) })
}

/** Says why a text is neither saved nor planned; undefined where it is. */
function refusalIn<S>(result: Saving<S>, plan: FormPlan, overlap: string | undefined) {
  if (overlap) return { done: false, words: overlap } as const
  if (plan.kept) return undefined
  if (plan.untimely) {
    const { refused, words } = plan.untimely
    return { done: false as const, problems: [{ path: momentPath(refused), message: words }] }
  }
  if (!result.done) return result
  if (plan.from) return { done: false, words: NOTHING_PLANNED } as const
  return plan.until
    ? { done: false as const, problems: [{ path: momentPath('until'), message: NOTHING_TO_END }] }
    : undefined
}
