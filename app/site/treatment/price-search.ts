/* The script of the page of all prices: it leaves, as somebody types, what the form would leave of them. */
import { countWords, holdsWords, searchedWords } from '../../lib/price-search'

/**
 * How long somebody who types is left in peace, in milliseconds: a count for each letter would be read out, and Safari
 * takes no more than a hundred addresses in half a minute.
 */
const PAUSE = 600

/** What of a line is looked in. */
const PARTS = 'span > span > span, span > em, span + span > span'

/** From which width on no keyboard covers the page, in pixels. */
const WIDE = 768

const field = document.querySelector<HTMLInputElement>('[data-price-search]')!
const treatments = document.querySelectorAll<HTMLElement>('#tarifs > div')
const links = document.querySelectorAll<HTMLElement>('[data-price-links] li')
let timer: ReturnType<typeof setTimeout> | undefined
let count = 1

function search(): void {
  const words = searchedWords(field.value)
  count = leave(words)
  treatments.forEach((treatment, index) => (links[index]!.hidden = treatment.hidden))
  clearTimeout(timer)
  timer = setTimeout(() => {
    document.querySelector('[data-price-count]')!.textContent = words.length > 0 ? countWords(count) : ''
    keep()
  }, PAUSE)
}

/**
 * Keeps what is looked for in the page's address, as the form does: whoever comes back finds it again. Not what was not
 * found: the form then leads to the server's answer, which knows what comes close.
 */
function keep(): void {
  if (count === 0) return
  const address = new URL(location.href)
  if (field.value) address.searchParams.set(field.name, field.value)
  else address.searchParams.delete(field.name)
  history.replaceState(history.state, '', address)
}

field.addEventListener('input', () => {
  search()
  if (innerWidth < WIDE) field.form!.scrollIntoView()
})
// Gone before the pause is over.
field.addEventListener('change', keep)
// Typed before this script came.
if (field.value !== field.defaultValue) search()
// On a page that is come back to, Safari empties a field that completes nothing.
addEventListener('pagehide', () => (field.autocomplete = ''))

/** Leaves the lines that hold the words, and returns how many these are. */
function leave(words: string[]): number {
  let count = 0
  for (const treatment of treatments) {
    const before = count
    for (const list of treatment.querySelectorAll('ul')) {
      const above = count
      const head = `${treatment.firstElementChild!.textContent} ${list.previousElementSibling?.textContent ?? ''}`
      for (const line of list.children as HTMLCollectionOf<HTMLElement>) {
        // Its name, without a link that stands beside it, how long it takes and what it costs, without what is struck out.
        let text = head
        for (const { textContent } of line.querySelectorAll(PARTS)) text += ` · ${textContent}`
        text = text.replace(line.querySelector('s')?.textContent ?? '', '')
        line.hidden = !holdsWords(text, words)
        if (!line.hidden) count += 1
      }
      list.parentElement!.hidden = count === above
    }
    treatment.hidden = count === before
  }
  return count
}
