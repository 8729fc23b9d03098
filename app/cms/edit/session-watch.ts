import { EXPIRY_MARGIN, REFRESH_MARGIN, RETRY_FIRST, RETRY_LONGEST } from '../../ui/timing'

/** What asking for a longer session came to: until when it lasts, that it is over, or that nobody could say. */
export type Prolonged = { expiresAt: string } | 'ended' | 'unknown'

interface Watched {
  expiresAt: string
  prolong: () => Promise<Prolonged>
  onEnd: () => void
}

/**
 * Keeps a session open while the page is: has it prolonged in time, tries again where nobody could say, and says once
 * when it is over. Returns what ends the watch and what looks again at once, as after a sleep.
 */
export function watchSession({ expiresAt, prolong, onEnd }: Watched) {
  let end = Date.parse(expiresAt)
  let retry = RETRY_FIRST
  let turn: ReturnType<typeof setTimeout> | undefined
  let expiry: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<void> | undefined
  let over = false

  function stop() {
    over = true
    clearTimeout(turn)
    clearTimeout(expiry)
  }

  function finish() {
    if (over) return
    stop()
    onEnd()
  }

  function plan(delay: number) {
    clearTimeout(turn)
    clearTimeout(expiry)
    turn = setTimeout(() => void refresh(), Math.max(delay, 0))
    expiry = setTimeout(finish, Math.max(end - EXPIRY_MARGIN - Date.now(), 0))
  }

  /** One question at a time: whoever looks meanwhile hears its answer. */
  function refresh(): Promise<void> {
    if (over) return Promise.resolve()
    asking ??= ask().finally(() => (asking = undefined))
    return asking
  }

  async function ask() {
    const answer = await prolong()
    if (over) return
    if (answer === 'ended') finish()
    else if (answer === 'unknown') {
      plan(retry)
      retry = Math.min(retry * 2, RETRY_LONGEST)
    } else {
      end = Date.parse(answer.expiresAt)
      retry = RETRY_FIRST
      // A session that was not made longer is not asked for again and again.
      plan(Math.max(end - REFRESH_MARGIN - Date.now(), RETRY_FIRST))
    }
  }

  plan(end - REFRESH_MARGIN - Date.now())
  return { stop, check: refresh }
}
