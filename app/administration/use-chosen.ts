import { useRef, useState } from 'react'
import { fetchDocument, type Known } from '../cms/edit/documents'

type Treatment = Known<'categories'>

/** Keeps which treatment is chosen, and has it fetched. What is typed in another is kept as a draft meanwhile. */
export function useChosen(initial: Treatment | undefined) {
  const [asked, setAsked] = useState(initial?.id ?? '')
  const [document, setDocument] = useState(initial)
  const [state, setState] = useState<'shown' | 'loading' | 'failed'>('shown')
  const last = useRef(asked)

  async function choose(id: string) {
    last.current = id
    setAsked(id)
    setDocument(undefined)
    history.replaceState(history.state, '', id ? `?${new URLSearchParams({ soin: id })}` : location.pathname)
    if (!id) return setState('shown')
    setState('loading')
    const found = await fetchDocument('categories', id)
    // She may have chosen another meanwhile.
    if (last.current !== id) return
    setDocument(found)
    setState(found ? 'shown' : 'failed')
  }

  return { asked, document, state, choose }
}
