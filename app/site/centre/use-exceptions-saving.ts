import { useEffect, useRef, useState } from 'react'
import { newId } from '../../cms/edit/changes'
import type { Known } from '../../cms/edit/documents'
import { notify } from '../../cms/edit/notices'
import { saveFields, type Opened, type SavingRules } from '../../cms/edit/saving'
import type { Exception } from '../../opening/exceptions'
import { withExceptions } from '../../opening/sentence/exception-dates'
import type { Centre } from './definition'

type Dates = Pick<Centre, 'exceptions'>

const FAILURE = "L'enregistrement a échoué."

const RULES: SavingRules<Dates> = { collection: 'centres', failure: FAILURE, present: () => null }

/** Adds dates to those of the centre in one press; what went wrong is told, and nothing is saved then. */
export function useExceptionsSaving(document: Known<'centres'>) {
  /** What stands, the page's own or what was saved last: each addition waits for the one before, and is based on it. */
  const standing = useRef(document)
  useEffect(() => {
    standing.current = document
  }, [document])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  /** Saves; says whether that was done. */
  async function save(opened: Opened<Dates>, next: Centre['exceptions'], words: string): Promise<boolean> {
    setIsSaving(true)
    const saving = await saveFields(RULES, opened, { exceptions: next })
    setIsSaving(false)
    setProblem(saving.done ? undefined : problemOf(saving))
    if (!saving.done) return false
    const { base } = saving
    if (base) standing.current = { ...standing.current, version: base.version!, exceptions: base.fields.exceptions }
    const undo = () => void save(base!, opened.fields.exceptions, 'Dates retirées.')
    const isUndo = words === 'Dates retirées.'
    notify({ text: words, ...(base && !isUndo && { action: { label: 'Annuler', run: undo } }) })
    return true
  }

  function add(added: Exception[]): Promise<boolean> {
    const saving = queue.current.then(() => addNow(added))
    queue.current = saving
    return saving
  }

  function addNow(added: Exception[]): Promise<boolean> {
    const { id, version, exceptions } = standing.current
    const rows = added.map((one) => ({ ...one, id: newId() }))
    const all = withExceptions(exceptions, rows).all.map((one) => ({ ...one, id: one.id || newId() }))
    return save(
      { id, version, fields: { exceptions } },
      all,
      added.length > 1 ? 'Dates enregistrées.' : 'Date enregistrée.',
    )
  }
  return { add, isSaving, problem }
}

function problemOf(saving: Awaited<ReturnType<typeof saveFields>> & { done: false }): string {
  if ('words' in saving) return saving.words
  if ('problems' in saving) return saving.problems[0]?.message ?? FAILURE
  return 'Ces dates viennent d’être changées ailleurs : relisez-les, puis enregistrez à nouveau.'
}
