/** What the browser reports when sizes are still changing at the end of a frame: nothing that anybody could mend. */
const LOOP = /^ResizeObserver loop/

/** Keeps what the service does to the window within its container. Returns what ends that. */
export function containBehaviour(container: HTMLElement): () => void {
  const ended = new AbortController()
  addEventListener(
    'error',
    (event) => {
      if (!LOOP.test(event.message)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true, signal: ended.signal },
  )

  // At each click the service goes to the top of the page: it means its own.
  const { scroll } = window
  window.scroll = ((...[place, top]: [ScrollToOptions | number | undefined, number?]) => {
    const wanted = typeof place === 'object' ? place : { left: place ?? 0, top: top ?? 0 }
    if (wanted.top !== 0) Reflect.apply(scroll, window, [wanted])
    else if (container.getBoundingClientRect().top < 0) container.scrollIntoView()
  }) as typeof window.scroll

  const dressed = [document.documentElement, document.body].map((element) => ({
    element,
    attributes: ['class', 'style'].map((name) => ({ name, value: element.getAttribute(name) })),
  }))

  return () => {
    ended.abort()
    window.scroll = scroll
    for (const { element, attributes } of dressed)
      for (const { name, value } of attributes)
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
  }
}
