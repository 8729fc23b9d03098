import { useCallback, useEffect, useState } from 'react'
import { placedId } from '../../media/placed-id'
import { useDocuments, type Known } from './documents'
import { ask } from './request'
import { saveFields, type SavingRules } from './saving'
import { useUnsaved } from './unsaved'

type Photograph = Known<'photographies'>

const NONE: Photograph[] = []

interface Framing {
  cadrage: string
}

const RULES: SavingRules<Framing> = {
  collection: 'photographies',
  failure: "Le cadrage de la photo n'a pas été enregistré.",
}

/**
 * The photograph that stands in place of one of the first pictures, by the address of this one, and the point of it that
 * stays in view, which is its own wherever it is shown: `keepFirst` saves it before the form around is sent.
 */
export function usePlacedPhotograph(src: string) {
  const place = placedId(src)
  const [found, setFound] = useState(NONE)
  const saved = useDocuments('photographies', NONE)
  const [chosen, setChosen] = useState<{ of: string | undefined; focus: string }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!place) return
    void ask('/api/documents/photographies').then((answer) => {
      if (!('failure' in answer)) setFound(answer.body as Photograph[])
    })
  }, [place])
  const standing = [...saved, ...found].find(({ id }) => id === place)
  const photograph = standing?.image ? standing : undefined
  const { id = '', version = 0, cadrage = '' } = photograph ?? {}
  const focus = chosen && chosen.of === photograph?.id ? chosen.focus : cadrage
  const isKept = focus === cadrage
  useUnsaved(!isKept)

  const keepFirst = useCallback(async () => {
    const saving = await saveFields(RULES, { id, version, fields: { cadrage } }, { cadrage: focus })
    setFailed(!saving.done)
    if (!saving.done) return false
    setChosen(undefined)
    setFound((all) => all.map((one) => (one.id === id ? { ...one, cadrage: focus, version: version + 1 } : one)))
    return true
  }, [id, version, cadrage, focus])

  return {
    photograph,
    focus,
    isKept,
    keepFirst,
    setFocus: (next: string) => setChosen({ of: photograph?.id, focus: next }),
    problem: hasFailed && !isKept ? RULES.failure : undefined,
  }
}
