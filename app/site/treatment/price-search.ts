/* The script of the page of all prices: it leaves, as somebody types, what the form would leave of them. */
import { countWords, holdsWords, searchedWords } from '../../lib/price-search'

/**
 * How long somebody who types is left in peace, in milliseconds: a count for each letter would be read out, and Safari
 * takes no more than a hundred addresses in half a minute.
 */
const PAUSE = 600

const field = document.querySelector<HTMLInputElement>('[data-price-search]')!
const treatments = document.querySelectorAll<HTMLElement>('#tarifs > div')
const links = document.querySelectorAll<HTMLElement>('[data-price-links] li')
let timer: ReturnType<typeof setTimeout> | undefined

function search(): void {
  const words = searchedWords(field.value)
  let count = 0
  treatments.forEach((treatment, index) => {
    const before = count
    for (const list of treatment.querySelectorAll('ul')) count += leave(list, treatment, words)
    treatment.hidden = links[index]!.hidden = count === before
  })
  clearTimeout(timer)
  timer = setTimeout(() => {
    document.querySelector('[data-price-count]')!.textContent = words.length > 0 ? countWords(count) : ''
    keep()
  }, PAUSE)
}

/** Keeps what is looked for in the page's address, as the form does: whoever comes back finds it again. */
function keep(): void {
  const address = new URL(location.href)
  if (field.value) address.searchParams.set(field.name, field.value)
  else address.searchParams.delete(field.name)
  history.replaceState(history.state, '', address)
}

field.addEventListener('input', search)
// Gone before the pause is over.
field.addEventListener('change', keep)
// Typed before this script came.
if (field.value !== field.defaultValue) search()
// On a page that is come back to, Safari empties a field that completes nothing.
addEventListener('pagehide', () => (field.autocomplete = ''))

/** Leaves the lines of a group that hold the words, and returns how many these are. */
function leave(list: HTMLElement, treatment: HTMLElement, words: string[]): number {
  const head = `${treatment.firstElementChild!.textContent} ${list.previousElementSibling?.textContent ?? ''}`
  let count = 0
  for (const line of list.querySelectorAll('li')) {
    // Its name and how long it takes, without a link that stands between them.
    const [name, duration] = line.firstElementChild!.children
    const text = `${head} ${name!.firstElementChild!.textContent} ${duration?.textContent ?? ''}`
    line.hidden = !holdsWords(text, words)
    if (!line.hidden) count += 1
  }
  list.parentElement!.hidden = count === 0
  return count
}
