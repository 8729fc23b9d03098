import { useEffect, useRef, useState } from 'react'
import type { TakenMedia } from '../../media/media'
import { webAddress } from '../../lib/address'
import { ask, FAILURE_WORDS } from './request'

/** The picture at an address of another site: on its way, or what was in the way. */
interface Looking {
  address: string
  problem?: string
}

const KEPT = "L'adresse est gardée, et l'image sera cherchée à nouveau au prochain enregistrement."

/** How long the press may last that took the focus from the field, in milliseconds: what it is on must not move. */
const AFTER_PRESS = 300

/**
 * Has the site fetch the picture at an address of another one as soon as that was typed, and tells what it made of it
 * unless the address has changed meanwhile.
 */
export function usePictureElsewhere(address: string, onTaken: (media: TakenMedia) => void) {
  const [looking, setLooking] = useState<Looking>()
  const latest = useRef({ address, onTaken })
  useEffect(() => {
    latest.current = { address, onTaken }
  })
  useEffect(() => () => void (latest.current = { address: '', onTaken: () => undefined }), [])

  async function look(signal: AbortSignal) {
    const { address } = latest.current
    if (signal.aborted || !webAddress(address) || looking?.address === address) return
    setLooking({ address })
    const answer = await ask('/api/media/elsewhere', { address })
    if (signal.aborted) return setLooking(undefined)
    if (latest.current.address !== address) return setLooking((now) => (now?.address === address ? undefined : now))
    if ('failure' in answer) return setLooking({ address, problem: FAILURE_WORDS[answer.failure] })
    if (answer.status === 201) return latest.current.onTaken(answer.body as TakenMedia)
    setLooking({ address, problem: `${(answer.body as { message: string }).message} ${KEPT}` })
  }

  const isAsked = looking?.address === address
  return {
    isLooking: isAsked && looking.problem === undefined,
    problem: isAsked ? looking.problem : undefined,
    look: (form: HTMLFormElement | null) => {
      const sent = new AbortController()
      // The save fetches it as well, and what is saved must not change under way.
      form?.addEventListener('submit', () => sent.abort(), { once: true, capture: true })
      setTimeout(() => void look(sent.signal), AFTER_PRESS)
    },
  }
}
