/**
 * Shows the page anew when another tab of this browser says that it is no longer the one to be shown, or where somebody
 * may have signed in since it was left.
 */
export function reloadWhenTold(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'site') location.reload()
  })
  addEventListener('pageshow', ({ persisted }) => {
    // A browser without storage throws, and nothing follows.
    if (persisted && localStorage['site']) location.reload()
  })
}
