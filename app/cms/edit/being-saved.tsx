import { useEffect, useState } from 'react'
import { fr } from '../../lib/french-typography'
import { passwordAsked } from './session'
import { SLOW, SLOW_WORDS } from './slow-save'
import { useStateOf } from './state'

const SAVING = 'Enregistrement…'

/** Says that a text is being saved, and why that takes so long once it does. */
export function BeingSaved() {
  // A save that waits for the password does not wait for the network.
  const isAwaited = useStateOf(passwordAsked, 'no') === 'asked'
  return isAwaited ? SAVING : <OnItsWay />
}

function OnItsWay() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? fr(SLOW_WORDS) : SAVING
}
