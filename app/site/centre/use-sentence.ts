import { useEffect, useRef, useState } from 'react'
import { findDraft, forgetDraft, keepDraft } from '../../cms/edit/drafts'
import { useUnsaved } from '../../cms/edit/unsaved'

/** A sentence that outlives its field, the tab and the session, until it is saved or emptied. */
export function useSentence(place: string) {
  const [sentence, setSentence] = useState(() => findDraft<string>(place)?.value ?? '')
  /** What was begun for her, and is as long as she adds nothing to it. */
  const [begun, setBegun] = useState('')
  const isTyped = sentence.trim() !== '' && sentence !== begun
  useUnsaved(isTyped)
  const latest = useRef(sentence)
  useEffect(() => {
    latest.current = sentence
  }, [sentence])

  function write(next: string) {
    setSentence(next)
    if (next.trim() === '') forgetDraft(place)
    else keepDraft(place, next, null)
  }

  return {
    sentence,
    write,
    /** Begins a sentence, after the one that was typed. */
    begin(beginning: string) {
      if (isTyped) return write(`${sentence.trim().replace(/[,;.]$/, '')}, ${beginning}`)
      setBegun(beginning)
      setSentence(beginning)
    },
    /** Lets a sentence go that is saved, unless it was typed on. */
    letGo(saved: string) {
      if (latest.current === saved) write('')
    },
  }
}
