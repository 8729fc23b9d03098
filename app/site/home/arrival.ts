/** Holds an animated text back until it is on the screen. */
export function awaitArrival(text: HTMLElement): void {
  text.dataset['arrival'] = 'awaited'
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      text.dataset['arrival'] = ''
      observer.disconnect()
    },
    { threshold: 0.4 },
  ).observe(text)
}
