import { flushSync } from 'react-dom'

/** How long what comes late may still move what is read, in milliseconds. */
const SETTLING = 3000

/** What somebody does who goes on reading elsewhere. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Changes what the page shows, and keeps what is being read where it is on the screen. */
export function keepPlace(change: () => void): void {
  // What stays at an edge of the screen tells no place: the middle does first.
  const fromMiddle = ({ top, bottom }: DOMRect) => Math.abs(top + bottom - innerHeight)
  const seen = [...textsOf(document)]
    .filter(([, { top, bottom }]) => bottom > 0 && top < innerHeight)
    .sort(([, one], [, other]) => fromMiddle(one) - fromMiddle(other))
  const settle = () => {
    const now = textsOf(document)
    for (const [text, { top }] of seen) {
      const found = now.get(text)
      if (found) return scrollBy({ top: found.top - top, behavior: 'instant' })
    }
  }
  flushSync(change)
  settle()
  const main = document.getElementById('contenu')
  // Also what is laid out only once it comes near the screen.
  const observer = new ResizeObserver(settle)
  const end = () => {
    observer.disconnect()
    for (const move of MOVES) removeEventListener(move, end)
  }
  if (main) observer.observe(main)
  for (const move of MOVES) addEventListener(move, end)
  setTimeout(end, SETTLING)
}

/** Changes what the page shows above what was pressed, which stays where it is on the screen. */
export function keepWhereItIs(pressed: Element, change: () => void): void {
  const { top } = pressed.getBoundingClientRect()
  flushSync(change)
  scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Where each text of the page stands; one that stands twice tells no place, nor does one that stays as the page scrolls. */
function textsOf({ body }: Document): Map<string, DOMRect> {
  const walker = document.createTreeWalker(document.getElementById('contenu') ?? body, NodeFilter.SHOW_TEXT)
  const texts = new Map<string, DOMRect | undefined>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue!.trim()
    const parent = node.parentElement!
    const box = parent.getBoundingClientRect()
    if (text.length > 2 && box.height > 0 && !parent.closest('[data-sticky]'))
      texts.set(text, texts.has(text) ? undefined : box)
  }
  return new Map([...texts].filter((entry): entry is [string, DOMRect] => entry[1] !== undefined))
}
