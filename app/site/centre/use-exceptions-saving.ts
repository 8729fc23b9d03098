import { useRef, useState } from 'react'
import { newId } from '../../cms/edit/changes'
import { fetchDocument, standingDocument, type Known } from '../../cms/edit/documents'
import { notify } from '../../cms/edit/notices'
import { saveFields, type Opened, type SavingRules } from '../../cms/edit/saving'
import { isSame } from '../../lib/json'
import type { Exception } from '../../opening/exceptions'
import { withExceptions } from '../../opening/sentence/exception-dates'
import type { Centre } from './definition'

type Dates = Pick<Centre, 'exceptions'>

const FAILURE = "L'enregistrement a échoué."

const RULES: SavingRules<Dates> = { collection: 'centres', failure: FAILURE }

/** Adds dates to those of the centre in one press; what went wrong is told, and nothing is saved then. */
export function useExceptionsSaving(document: Known<'centres'>) {
  /** Each addition waits for the one before. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  /** Saves; says whether that was done. `done` tells of it. */
  function add(added: Exception[], done?: string): Promise<boolean> {
    const saving = queue.current.then(() => addNow(added, done))
    queue.current = saving
    return saving
  }

  async function addNow(added: Exception[], done?: string): Promise<boolean> {
    // What was saved meanwhile, by whomever, is part of what this is based on.
    const { id, version, exceptions } = standingDocument('centres', document.id) ?? document
    const rows = added.map((one) => ({ ...one, id: newId() }))
    const all = withIds(withExceptions(exceptions, rows).all)
    setIsSaving(true)
    const saving = await saveFields(RULES, { id, version, fields: { exceptions } }, { exceptions: all })
    setIsSaving(false)
    setProblem(saving.done ? undefined : problemOf(saving))
    if (!saving.done) return false
    const saved = standingDocument('centres', id)
    const text = done ?? (added.length > 1 ? 'Dates enregistrées.' : 'Date enregistrée.')
    const run = () => void undo(saved!, exceptions, all)
    notify({ text, ...(saved && { action: { label: 'Annuler', run } }) })
    return true
  }

  return { add, isSaving, problem }
}

/** What was cut off from dates is an entry of its own. */
const withIds = (exceptions: Centre['exceptions']) => exceptions.map((one) => ({ ...one, id: one.id || newId() }))

/** Takes an addition back from what was saved, in which somebody else may have had a part. */
async function undo(saved: Known<'centres'>, before: Centre['exceptions'], all: Centre['exceptions']): Promise<void> {
  const { id, version, exceptions } = (await fetchDocument('centres', saved.id)) ?? saved
  const isIn = (list: Centre['exceptions'], one: Exception) => list.some((other) => isSame(other, one))
  const given = all.filter((one) => !isIn(before, one))
  const taken = before.filter((one) => !isIn(all, one))
  const opened: Opened<Dates> = { id, version, fields: { exceptions } }
  // What somebody else has answered meanwhile for one of these days stays.
  const others = exceptions.filter((one) => !isIn(given, one))
  const saving = await saveFields(RULES, opened, { exceptions: withIds(withExceptions(taken, others).all) })
  if (saving.done) return notify({ text: 'Les dates sont de nouveau comme avant.' })
  const isChanged = 'conflict' in saving
  const run = () => void undo(saved, before, all)
  notify({
    text: isChanged ? 'Ces dates viennent d’être changées ailleurs : rien n’a été retiré.' : problemOf(saving),
    ...(!isChanged && { action: { label: 'Réessayer', run } }),
  })
}

function problemOf(saving: Awaited<ReturnType<typeof saveFields>> & { done: false }): string {
  if ('words' in saving) return saving.words
  if ('problems' in saving) return saving.problems[0]?.message ?? FAILURE
  return 'Ces dates viennent d’être changées ailleurs : relisez-les, puis enregistrez à nouveau.'
}
