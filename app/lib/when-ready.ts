/** Whether React is to take the page over: it must stay as it was sent until it has. */
export const isTakenOver = 'hydration' in document.documentElement.dataset

/** Does what changes a page once it is whole, and as it was sent for as long as it must be. */
export function whenReady(work: () => void): void {
  document.addEventListener(isTakenOver ? 'hydrated' : 'DOMContentLoaded', work)
}
