/** How long a slide takes, in milliseconds. Source: the specification, « Layout and interface ». */
const SLIDE_SPEED = 500

/** A slow move turns the page from this part of the width on. */
const SWIPE = 0.15

/** A move shorter than this many pixels is a tap. */
const HESITATION = 8

/** A move quicker than this many milliseconds turns the page from this many pixels on. */
const FLICK = 250
const FLICK_LENGTH = 30

/**
 * Turns a row that scrolls into one that slides without end: copies of the outer slides stand at
 * both ends, and the row jumps from a copy to its original once a slide has ended. One slide alone stays.
 */
export function enhanceCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector('ul')!
  const slides = [...track.children] as HTMLElement[]
  if (slides.length < 2) return
  const status = carousel.querySelector('[role=status]')!
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const count = slides.length
  let place = 0
  let moving: Animation | undefined

  carousel.dataset['carousel'] = 'enhanced'
  track.scrollLeft = 0
  const copyOf = (slide: HTMLElement) => {
    const copy = slide.cloneNode(true) as HTMLElement
    copy.inert = true
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
      easing: getComputedStyle(carousel).getPropertyValue('--curve') || 'ease',
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
      if (!dragged || event.detail === 0) go(Number(link.dataset['step']))
    })
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      link.click()
    })
  }

  let down: { x: number; y: number; at: number } | undefined
  let dragged = false
  carousel.addEventListener('pointerdown', ({ isPrimary, button, clientX, clientY, timeStamp }) => {
    if (isPrimary && button === 0) down = { x: clientX, y: clientY, at: timeStamp }
    dragged = false
    addCopies()
  })
  carousel.addEventListener('pointermove', ({ pointerId, clientX, buttons }) => {
    if (!down || !buttons) return
    if (!dragged && Math.abs(clientX - down.x) > HESITATION) {
      dragged = true
      carousel.setPointerCapture(pointerId)
    }
    if (dragged) rest(clientX - down.x)
  })
  const release = ({ clientX, type, timeStamp }: PointerEvent) => {
    if (!down) return
    const moved = clientX - down.x
    const quick = timeStamp - down.at < FLICK && Math.abs(moved) > FLICK_LENGTH
    down = undefined
    if (!dragged) return
    const far = type === 'pointerup' && (quick || Math.abs(moved) > track.clientWidth * SWIPE)
    go(far ? -Math.sign(moved) : 0, moved)
  }
  carousel.addEventListener('pointerup', release)
  carousel.addEventListener('pointercancel', release)
  carousel.addEventListener('dragstart', (event) => event.preventDefault())
  showOnly(0)
}
