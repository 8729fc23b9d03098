/**
 * Gives the page's styles the height of what stays on the screen over the page, as a custom property: what takes the focus
 * is not left under it. Of several, that of the one in whose part somebody works. Returns what ends that.
 */
export function tellHeight(element: HTMLElement, property: string, part: HTMLElement): () => void {
  const tell = () => document.documentElement.style.setProperty(property, `${element.offsetHeight}px`)
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  part.addEventListener('focusin', tell)
  return () => {
    observer.disconnect()
    part.removeEventListener('focusin', tell)
  }
}
