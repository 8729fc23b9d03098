/**
 * Lets a film begin with a button of the page's own, in place of the browser's controls, which come with its first
 * press; the styles know by the document's mark that this script is there. Chrome turns a wheel for more than a second
 * over controls of a film that is not to be loaded, a frame of work every sixtieth of it.
 */
export function beginFilms(): void {
  document.documentElement.dataset.films = ''
  addEventListener(
    'play',
    ({ target: film }) => {
      if (!(film instanceof HTMLVideoElement)) return
      const hadFocus = film.nextElementSibling === document.activeElement
      film.dataset.begun = ''
      // What had it is gone.
      if (hadFocus) film.focus({ preventScroll: true })
    },
    true,
  )
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const film = target.closest('[data-begins]')?.previousElementSibling ?? target
    if (!(film instanceof HTMLVideoElement) || 'begun' in film.dataset) return
    // Where the browser does it by itself, it has by then.
    setTimeout(() => void (film.paused && film.play()))
  })
}
