const SIGNAL = 'site'

/**
 * Shows the page anew when another tab of this browser says that it is no longer the one to be shown, or has any page
 * said so while this one was left, once it is come back to.
 */
export function reloadWhenTold(): void {
  const told = lastTold()
  addEventListener('storage', ({ key }) => {
    if (key === SIGNAL) location.reload()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && lastTold() !== told) location.reload()
  })
}

function lastTold(): string | null {
  try {
    return localStorage.getItem(SIGNAL)
  } catch {
    return null
  }
}
