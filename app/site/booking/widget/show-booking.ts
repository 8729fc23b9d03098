import type { BookingWidget } from '../../../lib/booking-link'
import { containBehaviour } from './contain-behaviour'
import { containStyles } from './contain-styles'
import { startWidget } from './start-widget'

/** How long the service may take before the page says so, and before it is taken for unreachable. In milliseconds. */
const SLOW = 8_000
const UNREACHABLE = 20_000

/** Shows the booking service in its container, or why it is not there yet. Returns what takes it all away. */
export function showBooking(widget: BookingWidget): () => void {
  const container = document.getElementById(widget.container)
  if (!container) {
    console.error('container not found')
    return () => undefined
  }
  const place = container.closest<HTMLElement>('[data-booking-place]')!
  const waiting = place.querySelector<HTMLElement>('[data-booking-waiting]')!
  const left = new AbortController()
  const say = (state: string) => (place.dataset['state'] = state)
  let attempt = attemptIn(container)

  /** A service that may have begun to fill a container never finds it again: the next one starts in an empty one. */
  function attemptIn(before: HTMLElement) {
    const inside = before.cloneNode(false) as HTMLElement
    before.replaceWith(inside)
    say('loading')
    let clocks: ReturnType<typeof setTimeout>[] = []
    const watch = () => {
      clocks = [setTimeout(say, SLOW, 'slow'), setTimeout(say, UNREACHABLE, 'unreachable')]
    }
    const wait = (state: string) => {
      clocks.forEach(clearTimeout)
      say(state)
    }
    let filled = false
    // However late it comes, it is welcome; what breaks down later leaves nothing.
    const arrival = new MutationObserver(() => {
      if (isFilled(inside) === filled) return
      filled = !filled
      if (!filled) return watch()
      const hadFocus = waiting.contains(document.activeElement)
      wait('ready')
      if (hadFocus) inside.focus({ preventScroll: true })
    })
    watch()
    arrival.observe(inside, { childList: true, subtree: true, characterData: true })
    const contained = [containBehaviour(inside), containStyles(inside)]
    const service = startWidget(widget, inside, () => wait('unreachable'))
    return {
      inside,
      service,
      end() {
        clocks.forEach(clearTimeout)
        arrival.disconnect()
        service.remove()
        for (const release of contained) release()
      },
    }
  }

  async function retry() {
    waiting.focus({ preventScroll: true })
    if (!attempt.service.isSettled()) {
      // Scripts run in their order: behind one that never comes, only another page helps, while there is one.
      say('loading')
      await fetch(location.href, { method: 'HEAD' }).then(
        () => location.reload(),
        () => say('unreachable'),
      )
      return
    }
    attempt.end()
    attempt = attemptIn(attempt.inside)
  }

  place.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('[data-booking-retry]')) void retry()
    },
    { signal: left.signal },
  )

  return () => {
    left.abort()
    attempt.end()
    attempt.inside.replaceChildren()
    say('loading')
  }
}

/** A picture alone is one of something that turns. */
function isFilled(container: HTMLElement): boolean {
  return container.querySelector('a, button, canvas, iframe, input') !== null || container.innerText.trim() !== ''
}
