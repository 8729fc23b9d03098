/**
 * Keeps a film that is not to be loaded yet from holding the page up. Chrome turns a wheel over each for more than a
 * second, a frame of work every sixtieth of it, as if something were on its way; controls that come afterwards have
 * none. They come after the first frame, which has enough to do without them.
 */
export function showFilmControlsLater(): void {
  // Source: HTML, « resource selection algorithm »: this is said where `preload` is none, before anything is fetched.
  addEventListener(
    'suspend',
    ({ target: film }) => {
      if (!(film instanceof HTMLVideoElement) || film.readyState !== film.HAVE_NOTHING || !film.paused) return
      film.controls = false
      requestAnimationFrame(() => requestAnimationFrame(() => (film.controls = true)))
    },
    true,
  )
}

/** Plays a film that is pressed before anything of it was loaded, as any other does: with a mouse, Chrome does not. */
export function playPressedFilms(): void {
  addEventListener('click', ({ target: film }) => {
    if (!(film instanceof HTMLVideoElement) || film.readyState !== film.HAVE_NOTHING) return
    // Where the browser does it by itself, it has by then.
    setTimeout(() => void (film.paused && film.play()))
  })
}
