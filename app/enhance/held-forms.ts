/** How long the answer to a form may take before it can be sent again, in milliseconds. */
const WAIT = 5000

/**
 * Keeps a form on its page where there is no network, with the words that it has for this. Sends it once where its button
 * is pressed twice: a code is good once, and the answer to the second press would be the one that is shown.
 */
export function holdForm(form: HTMLFormElement): void {
  const words = form.querySelector<HTMLElement>('[data-offline]')!
  let sent = -WAIT
  form.addEventListener('submit', (event) => {
    words.hidden = navigator.onLine
    if (!navigator.onLine || event.timeStamp < sent + WAIT) event.preventDefault()
    else sent = event.timeStamp
  })
}
