/** Opens the page behind a notice without asking the server again, and hands the keyboard to its title. */
export function enhanceNotice(notice: HTMLElement): void {
  const button = notice.querySelector('button')!
  button.addEventListener('click', (event) => {
    event.preventDefault()
    notice.remove()
    for (const part of document.querySelectorAll<HTMLElement>('[inert]')) part.inert = false
    const title = document.querySelector('h1')!
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  })
}
