import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { newId, sendChange } from '../../cms/edit/changes'
import type { Known } from '../../cms/edit/documents'
import { findDraft, forgetDraft, keepDraft } from '../../cms/edit/drafts'
import { ChoiceField, TextField } from '../../cms/edit/field'
import { FormNotes } from '../../cms/edit/form-notes'
import { notify } from '../../cms/edit/notices'
import { offerFocus } from '../../cms/edit/offer-focus'
import { withPlan } from '../../cms/edit/planning'
import { PlanButton } from '../../cms/edit/plan-button'
import { ask, FAILURE_WORDS, type Answered } from '../../cms/edit/request'
import { offerResumption, useFormKey } from '../../cms/edit/resumptions'
import { offerRetry, refusalOf } from '../../cms/edit/saving'
import { useUnsaved } from '../../cms/edit/unsaved'
import { MomentsFields, usePlanning } from '../../cms/edit/use-planning'
import { fr } from '../../lib/french-typography'
import { ROUNDINGS, type Rounding } from '../../lib/raise-prices'
import { Button } from '../../ui/button'
import { ManyPricesList } from './many-prices-list'
import {
  changedMeanwhile,
  goneWords,
  HINTS,
  inShort,
  keyOf,
  linesOf,
  raisedTarifs,
  readRaise,
  type PricedTreatment,
} from './many-prices'
import styles from './many-prices.module.css'

interface ManyPricesFormProps {
  /** The one treatment whose prices change; all of them where it is left out. */
  only?: string
  /** Where what is typed is kept. */
  place: string
  onClose: () => void
  onReopen: () => void
}

/** What is typed, as it is kept: how prices change, and the lines that stay. */
interface Begun {
  typed: { amount: string; percent: string; rounding: Rounding }
  excluded: string[]
}

const NOTHING: Begun = { typed: { amount: '', percent: '', rounding: 'aucun' }, excluded: [] }

const FIELDS = ['tarifs']

const ALL = '/api/documents/categories'

const NOTHING_CHANGES = 'Aucun prix ne change : donnez un montant ou cochez des lignes.'

const FAILURE = "Les prix n'ont pas été changés."

const UNANSWERED = 'Ils sont peut-être déjà changés : rechargez la page et relisez-les avant de recommencer.'

/** Raises or lowers many prices at once: each is shown before and after, and all of them change as one. */
export default function ManyPricesForm(props: ManyPricesFormProps) {
  return <Form key={useFormKey(props.place)} {...props} />
}

function Form({ only, place, onClose, onReopen }: ManyPricesFormProps) {
  const [draft] = useState(() => findDraft<Begun>(place))
  const begun = draft?.value ?? NOTHING
  const [treatments, setTreatments] = useState<PricedTreatment[]>()
  const [problem, setProblem] = useState('')
  const [typed, setTyped] = useState(begun.typed)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(() => new Set(begun.excluded))
  const [isSaving, setSaving] = useState(false)
  const { moments, setMoments, notes, planOfForm } = usePlanning(
    only === undefined ? 'categories' : `categories/${only}`,
    undefined,
    FIELDS,
    place,
  )
  const isBegun = typed.amount !== '' || typed.percent !== '' || excluded.size > 0
  useUnsaved(isBegun)
  useEffect(() => {
    if (isBegun) keepDraft(place, { typed, excluded: [...excluded] }, null, moments)
    else forgetDraft(place)
  }, [place, isBegun, typed, excluded, moments])
  const attempt = useRef({ meant: '', id: '' })
  const form = useRef<HTMLFormElement>(null)
  const title = useId()
  useEffect(() => {
    // What was typed in is held still while it is saved, and has lost the focus.
    if (!isSaving && problem && document.activeElement === document.body)
      offerFocus(form.current?.querySelector('[data-saves] button'))
  }, [isSaving, problem])
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
  // Not once the prices are there: they may come while another field is being typed in.
  useEffect(() => offerFocus(form.current?.querySelector('input')), [])

  const lines = treatments?.flatMap((treatment) => linesOf(treatment, raise)) ?? []
  const changed = lines.filter(({ id, line, after }) => after !== undefined && !excluded.has(keyOf(id, line)))

  function close() {
    forgetDraft(place)
    onClose()
  }

  function cancel() {
    if (isBegun) {
      const keep = () => void keepDraft(place, { typed, excluded: [...excluded] }, null, moments)
      offerResumption(place, keep, onReopen)
    }
    close()
  }

  async function apply() {
    if (isSaving) return
    if (!treatments) {
      setProblem("Les prix n'étaient pas encore affichés : relisez-les, puis appliquez.")
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
    if (planOfForm.isAwaited())
      return setProblem("Les dates n'étaient pas encore affichées : choisissez-les, puis appliquez.")
    setSaving(true)
    setProblem('')
    const plan = planOfForm.begin()
    const sent = await withPlan(plan, () => sendChange({ intent: 'together', collection: 'categories', id, updates }))
    setSaving(false)
    const overlap = planOfForm.onAnswer(plan)
    if (sent.outcome === 'done' && !overlap && (!plan.kept || plan.kept.isEnd)) {
      const count = changed.length
      const action = { label: 'Annuler', run: () => void undo(sent.change, treatments) }
      notify({ text: fr(count > 1 ? `${count} prix sont changés.` : 'Le prix est changé.'), action })
      // What is begun there since the form was closed is another change.
      return form.current && close()
    }
    if (!form.current) return
    if (overlap) return setProblem(overlap)
    if (plan.kept && !plan.kept.isEnd) return close()
    if (sent.outcome === 'outdated') {
      const fresh = sent.documents as Known<'categories'>[]
      setTreatments(treatments.map((one) => fresh.find(({ id }) => id === one.id) ?? one))
      return setProblem(
        changedMeanwhile(
          sent.author,
          fresh.map((one) => one.title),
        ),
      )
    }
    if (sent.outcome === 'missing' && sent.gone) {
      const { gone } = sent
      setTreatments(treatments.filter(({ id }) => !gone.includes(id)))
      return setProblem(`${goneWords(gone, treatments)} Rien n'est enregistré : relisez, puis appliquez.`)
    }
    const refusal = refusalOf(FAILURE, sent, UNANSWERED)
    setProblem('words' in refusal ? refusal.words : (refusal.problems[0]?.message ?? FAILURE))
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <h2 id={title}>Modifier plusieurs prix</h2>
      <FormNotes
        isFound={draft !== undefined}
        others={[]}
        subject="ces prix"
        outdated={undefined}
        plans={inShort(notes)}
      />
      <div className={styles.fields} inert={isSaving}>
        <TextField
          label="Montant"
          inputMode="text"
          autoComplete="off"
          value={typed.amount}
          onChange={(amount) => setTyped({ ...typed, amount, percent: '' })}
          problem={'amount' in asked ? asked.amount : undefined}
          hint={HINTS.amount}
        />
        <TextField
          label="Pourcentage"
          inputMode="text"
          autoComplete="off"
          value={typed.percent}
          onChange={(percent) => setTyped({ ...typed, percent, amount: '' })}
          problem={'percent' in asked ? asked.percent : undefined}
          hint={HINTS.percent}
        />
        <ChoiceField
          label="Arrondi"
          value={typed.rounding}
          options={ROUNDINGS}
          onChange={(rounding) => setTyped({ ...typed, rounding: rounding as Rounding })}
        />
      </div>
      {!treatments && !problem && <p role="status">Chargement...</p>}
      {treatments && (
        <div inert={isSaving}>
          <ManyPricesList treatments={treatments} raise={raise} excluded={excluded} onExclude={setExcluded} />
        </div>
      )}
      {moments && <MomentsFields moments={moments} onChange={setMoments} />}
      <div className={styles.actions} data-saves="">
        <p role="status">
          {raise &&
            fr(
              changed.length > 1
                ? `${changed.length} prix changent.`
                : changed.length === 1
                  ? 'Un prix change.'
                  : 'Aucun prix ne change.',
            )}
        </p>
        <div role="alert">{problem && <p className={styles.problem}>{fr(problem)}</p>}</div>
        <Button aria-busy={isSaving}>Appliquer</Button>
        <PlanButton moments={moments} onChange={setMoments} />
        <Button type="button" look="quiet" onClick={cancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
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
