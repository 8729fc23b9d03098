import { hash, randomUUID } from 'node:crypto'
import { textsOf } from '../../platform/http/sent-form.server'
import type { Change } from '../../cms/documents/changes'
import { planChange } from '../../cms/documents/plan-change.server'
import { concernedPlans } from '../../cms/documents/concerned-plans'
import { listDocuments } from '../../cms/documents/documents.server'
import { exampleEntries, hidesExamples } from '../../cms/documents/examples.server'
import { readMoments } from '../../cms/documents/plan-moments'
import { planIds } from '../../cms/documents/plans'
import { OWN, type AskedMoments } from '../../cms/forms/asked-form'
import type { FormPart } from '../../cms/forms/form-inputs'
import { planNotes } from '../../cms/planning/plan-lines.server'
import { ROUNDINGS, type Raise, type Rounding } from '../../lib/raise-prices'
import type { Database } from '../../platform/database/tables'
import { FAILED, sayFailedWrite } from '../../platform/failed-write.server'
import {
  changedMeanwhile,
  HINTS,
  inShort,
  keyOf,
  linesOf,
  raisedTarifs,
  readRaise,
  type PricedTreatment,
} from '../../site/treatment/many-prices'
import { SENT, type RaisedTreatment } from './view'

/** Where several prices are changed without script. */
export const PAGE = '/admin/tarifs'

/** The names of what the address says of a raise. */
const ASKED = { amount: 'montant', percent: 'pourcentage', rounding: 'arrondi' } as const

const BOTH = 'Donnez un montant ou un pourcentage, pas les deux.'
const UNASKED = "Donnez d'abord un montant ou un pourcentage."
const UNCHANGED = 'Aucun prix ne change : donnez un autre montant ou cochez des lignes.'
const GONE = "Un soin a été supprimé entre-temps : rien n'est enregistré. Relisez, puis appliquez."
const OVERLAP = 'Un autre changement est prévu ici, lisez-le ci-dessous. Appliquez de nouveau pour garder les deux.'

interface AskedRaise {
  parts: FormPart[]
  raise: Raise | undefined
}

/** Reads from the address how prices are to change: what stands in its form, and the raise where that is one. */
export function readAskedRaise({ searchParams }: URL): AskedRaise {
  const given = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 40)
  const [amount, percent] = [given(ASKED.amount), given(ASKED.percent)]
  const rounding = Object.hasOwn(ROUNDINGS, given(ASKED.rounding)) ? (given(ASKED.rounding) as Rounding) : 'aucun'
  const asked: { raise?: Raise; amount?: string; percent?: string } =
    amount && percent ? { percent: BOTH } : readRaise({ amount, percent, rounding })
  return {
    raise: asked.raise,
    parts: [
      {
        name: ASKED.amount,
        label: 'Montant',
        type: 'line',
        value: amount,
        hint: HINTS.amount,
        problem: asked.amount,
      },
      {
        name: ASKED.percent,
        label: 'Pourcentage',
        type: 'line',
        value: percent,
        hint: HINTS.percent,
        problem: asked.percent,
      },
      { name: ASKED.rounding, label: 'Arrondi', type: 'choice', value: rounding, options: ROUNDINGS },
    ],
  }
}

/** Lists every treatment that has prices, with what they become; hidden ones as well. */
export async function listRaised(db: Database, raise: Raise): Promise<RaisedTreatment[]> {
  const isHidden = await hidesExamples(db, undefined)
  return (await priced(db)).map((treatment) => {
    const { id, title, version } = treatment
    const examples = isHidden ? exampleEntries('categories', treatment) : []
    return { id, title, version, lines: linesOf(treatment, raise, examples) }
  })
}

const priced = async (db: Database): Promise<PricedTreatment[]> =>
  (await listDocuments(db, 'categories')).filter(({ tarifs }) => tarifs.length > 0)

/** What is sent along with the prices: which attempt it is, and the planned changes that were shown. */
export async function attemptOf(db: Database): Promise<{ notes: string[]; hidden: Record<string, string> }> {
  const all = await planNotes(db, { collection: 'categories' }, new Date())
  const plans = concernedPlans(all, ['tarifs'])
  return {
    notes: inShort(plans).map(({ words }) => words),
    hidden: { [OWN.key]: randomUUID(), [OWN.plans]: plans.map(({ id }) => id).join(' ') },
  }
}

/** What became of the prices: where that leads, or why they are not changed, with what was ticked and typed. */
export type Raised = { to: string } | { status: number; message: string; ticked: string[]; moments: AskedMoments }

/** Changes the prices that were ticked, all or none, as one change. */
export async function raiseTicked(
  db: Database,
  { raise, form }: { raise: Raise | undefined; form: FormData },
  author: string,
): Promise<Raised> {
  const given = textsOf(form)
  const ticked = form.getAll(SENT.line).map(String)
  const typed = { from: given(OWN.from), until: given(OWN.until) }
  const refused = (status: number, message: string, problems: AskedMoments['problems'] = {}): Raised => ({
    status,
    message,
    ticked,
    moments: { ...typed, problems },
  })
  if (!raise) return refused(400, UNASKED)
  const moments = readMoments(typed)
  if ('words' in moments) return refused(400, 'Corrigez les champs signalés.', { [moments.refused]: moments.words })
  const treatments = await priced(db)
  const updates = treatments.flatMap((treatment) => {
    const { id, tarifs } = treatment
    const base = /^\d{1,9}$/.exec(given(SENT.version + id))?.[0]
    const excluded = new Set(tarifs.map((line) => keyOf(id, line)).filter((key) => !ticked.includes(key)))
    const next = base === undefined ? undefined : raisedTarifs(treatment, raise, excluded)
    return next ? [{ id, base: Number(base), fields: { tarifs: next as never } }] : []
  })
  if (updates.length === 0) return refused(400, UNCHANGED)
  const id = idOf(JSON.stringify([given(OWN.key), raise, ticked, typed]))
  const plans = planIds(given(OWN.plans))
  const change: Change = { intent: 'together', collection: 'categories', id, key: id, updates, plans }
  try {
    const outcome = await planChange(db, { change, ...moments }, author)
    switch (outcome.outcome) {
      case 'done': {
        const [first] = outcome.documents
        return { to: first ? `${PAGE}?fait=${first.version}~categories/${first.id}` : PAGE }
      }
      case 'planned':
        return { to: '/prevu?fait=planned' }
      case 'overlap':
        return refused(409, OVERLAP)
      case 'outdated': {
        const titles = outcome.documents.map((one) => treatments.find(({ id }) => id === one.id)?.title ?? '')
        return refused(409, changedMeanwhile(outcome.author, titles))
      }
      case 'invalid':
        return refused(400, outcome.problems[0]?.message ?? FAILED)
      default:
        return refused(404, GONE)
    }
  } catch (error) {
    const { status, message } = sayFailedWrite(error)
    return refused(status, message)
  }
}

/** Makes of what was sent the id of its change: sent twice it is one, sent otherwise another. */
function idOf(sent: string): string {
  const hex = hash('sha256', sent, 'hex')
  // Source: RFC 9562, section 5.8, a UUID of one's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
