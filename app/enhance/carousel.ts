/** How long a slide takes, in milliseconds. Source: the specification, « Layout and interface ». */
const SLIDE_SPEED = 500

/** A move shorter than this part of the width is a tap or a hesitation. */
const SWIPE = 0.15

/**
 * Turns a row that scrolls into one that slides without end: copies of the outer slides stand at
 * both ends, and the row jumps from a copy to its original once a slide has ended.
 */
export function enhanceCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector('ul')!
  const slides = [...track.children] as HTMLElement[]
  const status = carousel.querySelector('[role=status]')!
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const count = slides.length
  let place = 0
  let moving: Animation | undefined

  carousel.dataset['carousel'] = 'enhanced'
  track.scrollLeft = 0
  const copyOf = (slide: HTMLElement) => {
    const copy = slide.cloneNode(true) as HTMLElement
    copy.setAttribute('aria-hidden', 'true')
    copy.removeAttribute('id')
    for (const picture of copy.querySelectorAll('img')) picture.loading = 'eager'
    return copy
  }
  // The copies' pictures are asked for when they may be needed, not with the first view.
  const addCopies = () => {
    if (track.children.length > count) return
    track.append(copyOf(slides[0]!))
    track.prepend(copyOf(slides[count - 1]!))
    rest()
  }

  const left = () => -(place + (track.children.length > count ? 1 : 0)) * 100
  const rest = (offset = 0) => (track.style.transform = `translateX(calc(${left()}% + ${offset}px))`)

  // What is out of sight is out of reach of the keyboard and of assistive technology.
  const showOnly = (shown: number) => slides.forEach((slide, index) => slide.toggleAttribute('inert', index !== shown))

  function go(step: number, from = 0) {
    addCopies()
    moving?.finish()
    const start = `translateX(calc(${left()}% + ${from}px))`
    const end = `translateX(${left() - step * 100}%)`
    place = (place + step + count) % count
    showOnly(place)
    moving = track.animate([{ transform: start }, { transform: end }], {
      duration: still.matches ? 0 : SLIDE_SPEED,
      easing: 'ease',
    })
    rest()
    if (step) status.textContent = `Photo ${place + 1} sur ${count}`
  }

  // One pair of arrows that stays, in place of one in each slide that leaves.
  const links = [...carousel.querySelectorAll<HTMLElement>('[data-step]')]
  for (const link of links) link.remove()
  for (const link of links.slice(0, 2)) {
    carousel.append(link)
    link.setAttribute('role', 'button')
    link.addEventListener('click', (event) => {
      event.preventDefault()
      go(Number(link.dataset['step']))
    })
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      link.click()
    })
  }

  let down: { x: number; y: number } | undefined
  track.addEventListener('pointerdown', ({ isPrimary, button, clientX, clientY }) => {
    if (isPrimary && button === 0) down = { x: clientX, y: clientY }
    addCopies()
  })
  track.addEventListener('pointermove', ({ pointerId, clientX, buttons }) => {
    if (!down || !buttons) return
    if (Math.abs(clientX - down.x) > 8) track.setPointerCapture(pointerId)
    rest(clientX - down.x)
  })
  const release = ({ clientX, type }: PointerEvent) => {
    if (!down) return
    const moved = clientX - down.x
    down = undefined
    const far = type === 'pointerup' && Math.abs(moved) > track.clientWidth * SWIPE
    if (moved) go(far ? -Math.sign(moved) : 0, moved)
  }
  track.addEventListener('pointerup', release)
  track.addEventListener('pointercancel', release)
  track.addEventListener('dragstart', (event) => event.preventDefault())
  showOnly(0)
}
