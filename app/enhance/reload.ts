/** Shows the page anew when another tab of this browser says that it is no longer the one to be shown. */
export function reloadWhenTold(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'site') location.reload()
  })
}
