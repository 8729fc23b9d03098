import { useEffect, useRef, useState } from 'react'
import { isSame } from '../../lib/json'
import { findDraft, forgetDraft, keepDraft } from './drafts'
import { useUnsaved } from './unsaved'
import type { Moments } from './use-planning'

interface Options<T, B> {
  /** Where it is kept: `collection/id/field`. */
  place: string
  initial: T
  /** What the administrator had before her when she began. */
  base: B
  /** When it is to be saved, where that was said: kept with it. */
  moments: Moments | undefined
  /** Whether its moments are what is typed in it, with or without another text. */
  isDated?: boolean | undefined
}

/** The text of a form, with what it is based on: kept as it is typed, and given back when the form opens again. */
export function useKeptText<T, B>({ place, moments, isDated, ...given }: Options<T, B>) {
  const [draft] = useState(() => findDraft<T>(place))
  const [initial, setInitial] = useState(given.initial)
  const [value, setValue] = useState(draft ? draft.value : initial)
  const [base, setBase] = useState((draft ? draft.base : given.base) as B)
  const [isKept, setKept] = useState(true)
  const latest = useRef(value)
  /** Whether the text is still as it was found. */
  const isAsFound = useRef(draft !== undefined)
  useEffect(() => {
    latest.current = value
  }, [value])
  const isWaiting = Boolean(isDated && (moments?.from || moments?.until))
  const dirty = isWaiting || !isSame(value, initial)
  useUnsaved(dirty)

  const keep = (text: T, from: B) => keepDraft(place, text, from, moments)

  useEffect(() => {
    if (!isDated || !moments) return
    if (dirty) setKept(keep(value, base))
    else forgetDraft(place)
    // Only as they are chosen.
  }, [moments])

  return {
    value,
    /** What was typed last: an answer may come many letters later. */
    latest,
    base,
    dirty,
    isFound: draft !== undefined,
    isAsFound,
    /** Whether this browser keeps what is typed. */
    isKept,
    keep: () => keep(value, base),
    type: (next: T) => {
      isAsFound.current = false
      setValue(next)
      if (isWaiting || !isSame(next, initial)) setKept(keep(next, base))
      else forgetDraft(place)
    },
    /** Has the text be based on something else, before it is sent: the page may be gone before the answer. */
    rest: (from: B) => {
      if (from === base) return
      setBase(from)
      setKept(keep(value, from))
    },
    /** Goes on from what was saved: what was typed during the save is not part of it. */
    goOn: (saved: T, from: B) => {
      setInitial(saved)
      setBase(from)
      setKept(keep(latest.current, from))
    },
  }
}
