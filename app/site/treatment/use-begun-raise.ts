import { useEffect, useState } from 'react'
import { findDraft, forgetDraft, keepDraft } from '../../cms/edit/drafts'
import { offerResumption } from '../../cms/edit/resumptions'
import { useUnsaved } from '../../cms/edit/unsaved'
import { usePlanning } from '../../cms/edit/use-planning'
import type { Rounding } from '../../lib/raise-prices'

export interface RaiseOptions {
  /** The one treatment whose prices change; all of them where it is left out. */
  only?: string
  /** Where what is typed is kept. */
  place: string
  onClose: () => void
  onReopen: () => void
}

/** What is typed, as it is kept: how prices change, and the lines whose boxes were turned. */
interface Begun {
  typed: { amount: string; percent: string; rounding: Rounding }
  excluded: string[]
}

const NOTHING: Begun = { typed: { amount: '', percent: '', rounding: 'aucun' }, excluded: [] }

const FIELDS = ['tarifs']

/** How many prices are to change, as it is typed: kept until it is done or given up. */
export function useBegunRaise({ only, place, onClose, onReopen }: RaiseOptions) {
  const [draft] = useState(() => findDraft<Begun>(place))
  const begun = draft?.value ?? NOTHING
  const [typed, setTyped] = useState(begun.typed)
  const [turned, setTurned] = useState<ReadonlySet<string>>(() => new Set(begun.excluded))
  const shared = only === undefined ? 'categories' : `categories/${only}`
  const planning = usePlanning(shared, undefined, FIELDS, place)
  const { moments } = planning
  const isBegun = typed.amount !== '' || typed.percent !== '' || turned.size > 0
  useUnsaved(isBegun)
  useEffect(() => {
    if (isBegun) keepDraft(place, { typed, excluded: [...turned] }, null, moments)
    else forgetDraft(place)
  }, [place, isBegun, typed, turned, moments])

  function close() {
    forgetDraft(place)
    onClose()
  }

  /** Lets it go, with a way to take it up again. */
  function cancel() {
    const keep = () => void keepDraft(place, { typed, excluded: [...turned] }, null, moments)
    if (isBegun) offerResumption(place, keep, onReopen)
    close()
  }

  return { typed, setTyped, turned, setTurned, planning, isFound: draft !== undefined, close, cancel }
}
