import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { fr } from '../lib/french-typography'
import { FormMessage } from '../ui/form-message'
import { TIMEOUT } from '../ui/timing'

interface ReachingFormProps extends ComponentProps<'form'> {
  /** Its own: that of the page may ask for another form, which would take what is sent. */
  action: string
  /** What has become of what was typed where the site cannot be reached. */
  kept?: string
}

/** How soon, in milliseconds, a press is the second half of a double tap. */
const DOUBLE_TAP = 500

/**
 * A form that needs no script, and with one leaves the page only when the site can be reached: a browser's own page about
 * the network would stand in place of what was typed. A double tap sends it once.
 */
export function ReachingForm({ kept = "Rien n'est parti", children, ...form }: ReachingFormProps) {
  const [isAway, setAway] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  const lastSent = useRef(-Infinity)
  const state = useRef<'still' | 'asking' | 'leaving'>('still')

  useEffect(() => {
    if (isAway) said.current?.scrollIntoView({ block: 'nearest' })
  }, [isAway])

  async function send(event: FormEvent<HTMLFormElement>) {
    if (state.current === 'leaving') return
    event.preventDefault()
    const { currentTarget, timeStamp } = event
    const { submitter } = event.nativeEvent as SubmitEvent
    if (state.current === 'asking' || timeStamp - lastSent.current < DOUBLE_TAP) return
    state.current = 'asking'
    submitter?.setAttribute('aria-busy', 'true')
    const signal = AbortSignal.timeout(TIMEOUT)
    const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => undefined)
    submitter?.removeAttribute('aria-busy')
    setAway(!answer?.ok)
    if (answer?.ok) {
      state.current = 'leaving'
      // As it was pressed: a button may say what is asked.
      currentTarget.requestSubmit(submitter)
      lastSent.current = performance.now()
    }
    state.current = 'still'
  }

  return (
    <form method="post" {...form} onSubmit={(event) => void send(event)}>
      {children}
      {isAway && (
        <FormMessage ref={said}>{fr(`Pas de réseau, ou le site ne répond pas. ${kept} : réessayez.`)}</FormMessage>
      )}
    </form>
  )
}
