/** Slides backward when the page left stands after this one in the navigation; never within one page. */
export function giveTransitionsDirection(): void {
  addEventListener('pageswap', ({ viewTransition }) => letBeSkipped(viewTransition))
  addEventListener('pagereveal', ({ viewTransition }) => {
    letBeSkipped(viewTransition)
    // Safari animates page changes from 18.2 on, and knows where one comes from since 26.2.
    const from = globalThis.navigation?.activation?.from?.url
    if (!viewTransition || !from) return
    const [before, after] = [new URL(from).pathname, location.pathname]
    if (before === after) viewTransition.skipTransition()
    else if (place(before) > place(after)) viewTransition.types.add('backward')
  })
}

/** One that is not shown, because of us, the browser or the next page, is no fault. */
function letBeSkipped(transition: ViewTransition | null): void {
  transition?.ready.catch(() => undefined)
}

/** Where a page stands in the navigation; those that are not in it come last. */
function place(path: string): number {
  if (path === '/') return -1
  const links = [...document.querySelectorAll('header nav a')]
  const found = links.findIndex((link) => link.getAttribute('href') === path)
  return found < 0 ? links.length : found
}
