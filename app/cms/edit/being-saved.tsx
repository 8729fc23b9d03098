import { useEffect, useState } from 'react'
import { fr } from '../../lib/french-typography'
import { SLOW, SLOW_WORDS } from './slow-save'

/** Says that a text is being saved, and why that takes so long once it does. */
export function BeingSaved() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? fr(SLOW_WORDS) : 'Enregistrement…'
}
