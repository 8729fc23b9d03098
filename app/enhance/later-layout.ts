/** How long a page may keep moving before it counts as idle, in milliseconds: on a slow screen it never is. */
const PATIENCE = 500

/** Safari has no idle moments to tell of. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: PATIENCE }) : setTimeout(work, 50)

/**
 * Lets what is far below wait for its layout until the page has loaded, see `data-below` in the styles; then lays it
 * out, part by part. Not where somebody comes back to a page: with means for heights they would not find the place
 * where they were.
 */
export function layOutLater(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate') return
  document.documentElement.dataset['fresh'] = ''
  addEventListener('load', () => whenIdle(layOutNext))
}

function layOutNext(): void {
  const part = document.querySelector('[data-below]')
  if (!part) return
  part.removeAttribute('data-below')
  // A frame between any two: together they would hold the page up as long as all at once.
  requestAnimationFrame(() => whenIdle(layOutNext))
}
