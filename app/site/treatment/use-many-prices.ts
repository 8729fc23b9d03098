import { useCallback, useEffect, useRef, useState } from 'react'
import { newId, sendChange, type Sent } from '../../cms/edit/changes'
import type { Known } from '../../cms/edit/documents'
import { useHiddenExamples } from '../../cms/edit/example-mark'
import { notify } from '../../cms/edit/notices'
import { withPlan, type FormPlan } from '../../cms/edit/planning'
import { ask, FAILURE_WORDS, type Answered } from '../../cms/edit/request'
import { offerRetry, refusalOf } from '../../cms/edit/saving'
import { fr } from '../../lib/french-typography'
import {
  changedMeanwhile,
  examplesLeft,
  goneWords,
  keyOf,
  linesOf,
  raisedTarifs,
  readRaise,
  type PricedTreatment,
} from './many-prices'
import { useBegunRaise, type RaiseOptions } from './use-begun-raise'

const ALL = '/api/documents/categories'

const NOTHING_CHANGES = 'Aucun prix ne change : donnez un montant ou cochez des lignes.'

const PRICES_AWAITED = "Les prix n'étaient pas encore affichés : relisez-les, puis appliquez."

const DATES_AWAITED = "Les dates n'étaient pas encore affichées : choisissez-les, puis appliquez."

const FAILURE = "Les prix n'ont pas été changés."

const UNANSWERED = 'Ils sont peut-être déjà changés : rechargez la page et relisez-les avant de recommencer.'

/** How many prices are to change, which ones do, and what came of asking for it. `isOpen` says whether its form still is. */
export function useManyPrices(options: RaiseOptions, isOpen: () => boolean) {
  const { only } = options
  const begun = useBegunRaise(options)
  const { typed, turned, setTurned, close } = begun
  const { planOfForm } = begun.planning
  const [treatments, setTreatments] = useState<PricedTreatment[]>()
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)
  const attempt = useRef({ meant: '', id: '' })
  const asked = readRaise(typed)
  const raise = 'raise' in asked ? asked.raise : undefined

  const receive = useCallback(
    (answer: Answered) => {
      if ('failure' in answer) return setProblem(FAILURE_WORDS[answer.failure])
      const all = answer.body as Known<'categories'>[]
      setTreatments(all.filter(({ id, tarifs }) => (only === undefined || id === only) && tarifs.length > 0))
    },
    [only],
  )
  useEffect(() => void ask(ALL).then(receive), [receive])

  const examples = useHiddenExamples(treatments?.flatMap(({ tarifs }) => tarifs) ?? [])
  const lines = treatments?.flatMap((treatment) => linesOf(treatment, raise, examples)) ?? []
  // An example is left out unless it is asked for.
  const stays = lines.filter(({ isExample }) => isExample).map(({ id, line }) => keyOf(id, line))
  const excluded = differing(stays, turned)
  const left = examplesLeft(stays.filter((key) => excluded.has(key)).length)
  const count = lines.filter(({ id, line, after }) => after !== undefined && !excluded.has(keyOf(id, line))).length

  async function apply() {
    if (isSaving) return
    if (!treatments) {
      setProblem(PRICES_AWAITED)
      return receive(await ask(ALL))
    }
    if (!raise) return setProblem(typed.amount || typed.percent ? '' : NOTHING_CHANGES)
    const updates = treatments.flatMap(({ id, version, tarifs }) => {
      const next = raisedTarifs({ id, tarifs }, raise, excluded)
      return next ? [{ id, base: version, fields: { tarifs: next as never } }] : []
    })
    if (updates.length === 0) return setProblem(NOTHING_CHANGES)
    const meant = JSON.stringify(updates)
    if (attempt.current.meant !== meant) attempt.current = { meant, id: newId() }
    const { id } = attempt.current
    if (planOfForm.isAwaited()) return setProblem(DATES_AWAITED)
    setSaving(true)
    setProblem('')
    const plan = planOfForm.begin()
    const sent = await withPlan(plan, () => sendChange({ intent: 'together', collection: 'categories', id, updates }))
    setSaving(false)
    receiveSent(sent, treatments, plan, planOfForm.onAnswer(plan))
  }

  function receiveSent(sent: Sent, treatments: PricedTreatment[], plan: FormPlan, overlap: string | undefined): void {
    if (sent.outcome === 'done' && !overlap && (!plan.kept || plan.kept.isEnd)) {
      const action = { label: 'Annuler', run: () => void undo(sent.change, treatments) }
      notify({ text: fr(count > 1 ? `${count} prix sont changés.` : 'Le prix est changé.'), action })
      // What is begun there since the form was closed is another change.
      if (isOpen()) close()
      return
    }
    if (!isOpen()) return
    if (overlap) return setProblem(overlap)
    if (plan.kept && !plan.kept.isEnd) return close()
    const { words, standing } = refusal(sent, treatments)
    if (standing) setTreatments(standing)
    setProblem(words)
  }

  const setExcluded = (next: ReadonlySet<string>) => setTurned(differing(stays, next))
  return { ...begun, asked, raise, treatments, examples, excluded, setExcluded, count, left, problem, isSaving, apply }
}

/** What is in one of two sets, and not in both. */
function differing(some: readonly string[], others: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(others)
  for (const one of some) if (!all.delete(one)) all.add(one)
  return all
}

/** Why prices were not changed, in French, and the treatments as they stand where that is why. */
function refusal(sent: Sent, treatments: PricedTreatment[]): { words: string; standing?: PricedTreatment[] } {
  if (sent.outcome === 'outdated') {
    const fresh = sent.documents as Known<'categories'>[]
    const titles = fresh.map((one) => one.title)
    const standing = treatments.map((one) => fresh.find(({ id }) => id === one.id) ?? one)
    return { words: changedMeanwhile(sent.author, titles), standing }
  }
  if (sent.outcome === 'missing' && sent.gone) {
    const { gone } = sent
    const standing = treatments.filter(({ id }) => !gone.includes(id))
    return { words: `${goneWords(gone, treatments)} Rien n'est enregistré : relisez, puis appliquez.`, standing }
  }
  const refused = refusalOf(FAILURE, sent, UNANSWERED)
  return { words: 'words' in refused ? refused.words : (refused.problems[0]?.message ?? FAILURE) }
}

async function undo(change: string, treatments: PricedTreatment[]): Promise<void> {
  const sent = await sendChange({ intent: 'undo', collection: 'categories', id: change })
  const gone = 'gone' in sent && sent.gone ? goneWords(sent.gone, treatments) : ''
  if (sent.outcome === 'done') return notify({ text: fr(`Les prix sont de nouveau comme avant. ${gone}`.trim()) })
  if (sent.outcome === 'missing' && gone) return notify({ text: fr(`${gone} Il n'y a plus de prix à remettre.`) })
  if (sent.outcome === 'outdated')
    return notify({ text: "Des prix ont été changés depuis : rien n'a été annulé. Voyez l'historique." })
  offerRetry("Les prix n'ont pas été remis.", sent, () => void undo(change, treatments))
}
