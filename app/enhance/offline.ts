/** Keeps a form on its page where there is no network, with the words that it has for this. */
export function holdWhileOffline(form: HTMLFormElement): void {
  const words = form.querySelector<HTMLElement>('[data-offline]')!
  form.addEventListener('submit', (event) => {
    words.hidden = navigator.onLine
    if (!navigator.onLine) event.preventDefault()
  })
}
