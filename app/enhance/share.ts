/** Shows the button where the browser can share, and has it share this page. */
export function enhanceShare(button: HTMLElement): void {
  // Older browsers have none, whatever the types say.
  if (!(navigator as Partial<Navigator>).share) return
  button.hidden = false
  button.addEventListener('click', () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
    // Given up, or refused by the browser: nothing that a visitor has to be told.
    navigator.share({ title: document.title, url: address ?? location.href.split(/[?#]/)[0]! }).catch(() => undefined)
  })
}
