/** How long the answer to a form may take before it can be sent again, in milliseconds. */
const WAIT = 5000

/**
 * Sends a form once where its button is pressed twice: the answer to the second press would be the one that is shown, and a
 * code is good once, or shown once. Where there is no network, a page that has words for that says them and sends nothing.
 */
export function holdForms(): void {
  let until = 0
  addEventListener('submit', (event) => {
    // What is sent by script leaves no page.
    if (event.defaultPrevented || !(event.target as Element).closest('[method=post]')) return
    const words = document.querySelector<HTMLElement>('[data-offline]')
    if (words) words.hidden = navigator.onLine
    if ((words && !words.hidden) || event.timeStamp < until) event.preventDefault()
    else until = event.timeStamp + WAIT
  })
  // Who comes back may send it again.
  addEventListener('pagehide', () => (until = 0))
}
