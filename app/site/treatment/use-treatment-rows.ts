import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { sendChange } from '../../cms/edit/changes'
import { confirmDeletion } from '../../cms/edit/deletion'
import { notify } from '../../cms/edit/notices'
import { offerFocus } from '../../cms/edit/offer-focus'
import { ask, FAILURE_WORDS } from '../../cms/edit/request'
import { removeDocument } from '../../cms/edit/remove-document'
import { offerRetry } from '../../cms/edit/saving'
import { rowOf, useKeptInView } from '../../cms/edit/use-kept-in-view'
import { fr } from '../../lib/french-typography'
import { quoted } from '../../lib/quoted'
import { setHidden } from './set-hidden'
import type { TreatmentRow } from './treatments-panel'

/** What of a treatment as it is stored stands in the list. */
const rowOfTreatment = ({ id, title, version, masque = false }: TreatmentRow) => ({ id, title, version, masque })

/** The treatments of a list, and what is done to them there; `panel` is what the list stands in. */
export function useTreatmentRows(treatments: TreatmentRow[], panel: RefObject<HTMLElement | null>) {
  const [rows, setRows] = useState(treatments)
  /** The treatment that is being hidden, shown or deleted. */
  const [doing, setDoing] = useState<string>()
  const moves = useRef(Promise.resolve())
  const keepInView = useKeptInView(rows.map(({ id }) => id).join())

  /** The version of each, of which a press may know less than what was saved since. */
  const versions = useRef(new Map<string, number>())
  useEffect(() => {
    versions.current = new Map(rows.map(({ id, version }) => [id, version]))
  }, [rows])

  const change = (id: string, more: Partial<TreatmentRow>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...more } : row)))

  function move(from: number, to: number) {
    const ids = rows.map(({ id }) => id)
    const id = ids[from]!
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, id)
    keepInView(id)
    setRows(next.map((one) => rows.find((row) => row.id === one)!))
    const before = next[to + 1] ?? null
    const send = async () => {
      const sent = await sendChange({ intent: 'move', collection: 'categories', id, before })
      if (sent.outcome === 'saved') change(id, { version: sent.document.version })
      else if (sent.outcome === 'missing') await showStanding()
      else offerRetry("L'ordre n'a pas été enregistré.", sent, () => void send())
    }
    moves.current = moves.current.then(send)
  }

  /** Shows the list as it stands, where what was to be done is about a treatment that is gone. */
  async function showStanding() {
    const answer = await ask('/api/documents/categories')
    if ('failure' in answer) return notify({ text: `Rechargez la page. ${FAILURE_WORDS[answer.failure]}` })
    setRows((answer.body as TreatmentRow[]).map(rowOfTreatment))
    notify({ text: 'Un de ces soins vient d’être supprimé par une autre personne : voici la liste à jour.' })
  }

  async function toggle(row: TreatmentRow) {
    const { id, masque } = row
    setDoing(id)
    await moves.current
    const version = await setHidden({ id, version: versions.current.get(id)! }, !masque, () => void toggle(row))
    setDoing(undefined)
    if (version === 'missing') await showStanding()
    else if (version !== undefined) change(id, { masque: !masque, version })
  }

  async function remove(row: TreatmentRow, index: number) {
    const { id, title } = row
    if (!confirmDeletion('le soin', title)) return
    setDoing(id)
    const sent = await removeDocument('categories', { id, version: versions.current.get(id)! }, 'Ce soin')
    setDoing(undefined)
    if (sent.outcome === 'conflict') return change(id, rowOfTreatment(sent.document as unknown as TreatmentRow))
    if (sent.outcome !== 'removed' && sent.outcome !== 'missing')
      return offerRetry("Le soin n'a pas été supprimé.", sent, () => void remove(row, index))
    setRows((now) => now.filter((other) => other.id !== id))
    focusIn(rows[index + 1]?.id ?? rows[index - 1]?.id)
    if (sent.outcome === 'missing') return
    const run = () => void restore(row, index, sent.version - 1)
    notify({
      text: fr(`Soin ${quoted(title)} supprimé. Son adresse répond qu'il n'existe plus.`),
      action: { label: 'Annuler la suppression', run },
    })
  }

  async function restore(row: TreatmentRow, index: number, version: number) {
    const change = { intent: 'restore', collection: 'categories', id: row.id, version, ifGone: true } as const
    const sent = await sendChange(change)
    if (sent.outcome !== 'saved')
      return offerRetry("Le soin n'a pas été rétabli.", sent, () => void restore(row, index, version))
    // As it stands by now, where it stands: somebody else may have changed it, and others may be gone.
    const { version: now, masque = false } = sent.document as unknown as TreatmentRow
    const answer = await ask('/api/documents/categories')
    const order = 'failure' in answer ? [] : (answer.body as TreatmentRow[]).map(({ id }) => id)
    // Its row is there before the focus goes to it.
    flushSync(() => setRows((rows) => inOrder(rows.toSpliced(index, 0, { ...row, masque, version: now }), order)))
    focusIn(row.id)
  }

  const focusIn = (id: string | undefined) =>
    setTimeout(() => id && offerFocus(rowOf(id, panel.current)?.querySelector<HTMLElement>('[data-edit]')))

  return { rows, doing, move, toggle, remove }
}

/** Puts treatments in the order of these ids, where each of them is there. */
function inOrder(rows: TreatmentRow[], order: string[]): TreatmentRow[] {
  if (!rows.every(({ id }) => order.includes(id))) return rows
  return rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}
