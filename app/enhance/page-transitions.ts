/** Slides backward when the page left stands after this one in the navigation; never within one page. */
export function giveTransitionsDirection(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = navigation.activation?.from?.url
    if (!viewTransition || !from) return
    // A transition that is skipped, by us or by the browser, is no fault.
    viewTransition.ready.catch(() => undefined)
    const [before, after] = [new URL(from).pathname, location.pathname]
    if (before === after) viewTransition.skipTransition()
    else if (place(before) > place(after)) viewTransition.types.add('backward')
  })
}

/** Where a page stands in the navigation; those that are not in it come last. */
function place(path: string): number {
  if (path === '/') return -1
  const links = [...document.querySelectorAll('header nav a')]
  const found = links.findIndex((link) => link.getAttribute('href') === path)
  return found < 0 ? links.length : found
}
