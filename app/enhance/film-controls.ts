/**
 * Lets a film begin with a button of the page's own, in place of the browser's controls, which come with its first
 * press; the styles know by the document's mark that this script is there. Chrome turns a wheel for more than a second
 * over controls of a film that is not to be loaded, a frame of work every sixtieth of it.
 */
export function beginFilms(): void {
  document.documentElement.dataset.films = ''
  addEventListener(
    'play',
    ({ target }) => {
      const film = target as HTMLMediaElement
      film.dataset.begun = 'true'
      // The button had it, and is gone.
      if (film.nextElementSibling === document.activeElement) film.focus({ preventScroll: true })
    },
    true,
  )
  // One that did not come may be begun again: a browser's controls do nothing for it any more.
  addEventListener('error', ({ target }) => target instanceof HTMLVideoElement && delete target.dataset.begun, true)
  addEventListener('click', ({ target }) => {
    const film = (target as Element).closest('[data-begins]')?.previousElementSibling ?? target
    if (!(film instanceof HTMLVideoElement) || film.dataset.begun) return
    if (film.error) film.load()
    // Where the browser does it by itself, it has by then.
    setTimeout(() => void (film.paused && film.play().catch(() => undefined)))
  })
}
