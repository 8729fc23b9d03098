import { completeAddress, INVALID_ADDRESS, isLinkAddress } from '../../lib/address'
import { fr } from '../../lib/french-typography'
import type { Command, EditorState } from 'prosemirror-state'
import { ICON_PATHS } from '../../ui/icon-paths'
import { pageOptions } from './page-options'
import {
  isInHeading,
  isInList,
  isMarked,
  linkAt,
  setLink,
  toggle,
  toggleHeading,
  toggleList,
} from './rich-text-commands'
import { schema } from './rich-text-schema'
import styles from './rich-text-editor.module.css'

interface Tool {
  label: string
  sign: string
  /** What stands below the sign: the label, or the word of it that tells it from the others. */
  word?: string
  /** Whether it makes of its text more than a line. */
  isBlock?: boolean
  isActive: (state: EditorState) => boolean
  command: Command
}

const { nodes, marks } = schema

const TOOLS: Tool[] = [
  {
    label: 'Gras',
    sign: 'G',
    isActive: (state) => isMarked(state, marks.bold),
    command: toggle(marks.bold),
  },
  {
    label: 'Italique',
    sign: 'I',
    isActive: (state) => isMarked(state, marks.italic),
    command: toggle(marks.italic),
  },
  {
    label: 'Intertitre',
    sign: 'T',
    isBlock: true,
    isActive: isInHeading,
    command: toggleHeading,
  },
  {
    label: 'Liste à puces',
    sign: '•',
    word: 'Puces',
    isBlock: true,
    isActive: (state) => isInList(state, nodes.bulletList),
    command: toggleList(nodes.bulletList),
  },
  {
    label: 'Liste numérotée',
    sign: '1.',
    word: 'Numérotée',
    isBlock: true,
    isActive: (state) => isInList(state, nodes.orderedList),
    command: toggleList(nodes.orderedList),
  },
]

const SVG = 'http://www.w3.org/2000/svg'

/** Makes what is done to the chosen words. `act` runs a command on the text. */
export function makeToolbar(line: boolean, state: () => EditorState, act: (command: Command) => void) {
  const tools = TOOLS.filter(({ isBlock }) => !line || !isBlock).map((tool) => {
    const { label, sign, word = label, command } = tool
    const button = toolButton(label, sign, word)
    button.dataset['tool'] = label
    // The words stay chosen, and the keyboard of a telephone stays open.
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => act(command))
    return { ...tool, button }
  })
  const element = make('div', { class: styles.tools! })
  const link = toolButton('Lien', linkSign(), 'Lien')
  const address = addressField(
    (href) => {
      act(setLink(href))
      ask(false)
    },
    () => {
      // The text has the focus, with what was chosen in it.
      act(() => true)
      ask(false)
    },
  )
  link.addEventListener('click', () => ask(!address.element.isConnected))

  function ask(isAsked: boolean): void {
    link.setAttribute('aria-expanded', String(isAsked))
    // Only where it is asked for: a form opens on its first field.
    if (!isAsked) return address.element.remove()
    element.append(address.element)
    address.open(linkAt(state()))
  }

  function show(now: EditorState): void {
    for (const { button, isActive } of tools) button.setAttribute('aria-pressed', String(isActive(now)))
    link.setAttribute('aria-pressed', String(isMarked(now, marks.link)))
  }

  const bar = make('div', { class: styles.toolbar!, role: 'group', 'aria-label': 'Mise en forme' })
  bar.append(...tools.map(({ button }) => button), link)
  element.append(bar)
  ask(false)
  show(state())
  return { element, show, destroy: followSeen(element) }
}

/** How many fields for addresses there have been: each has ids of its own. */
let made = 0

/** Where the address of a link is asked for. */
function addressField(apply: (href: string) => void, giveUp: () => void) {
  const element = make('div', { class: styles.address! })
  made += 1
  const [list, refusal] = [`lien-pages-${made}`, `lien-refus-${made}`]
  const input = make('input', { 'aria-label': 'Adresse web', placeholder: 'https://…', inputmode: 'url', list })
  const pages = make('datalist', { id: list })
  const problem = make('p', { id: refusal, class: styles.problem!, role: 'alert' })
  const button = make('button', { type: 'button', class: styles.word! })
  button.textContent = 'Appliquer'
  function say(words: string): void {
    problem.textContent = words
    if (!words) return ['aria-invalid', 'aria-describedby'].forEach((name) => input.removeAttribute(name))
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', refusal)
  }

  function applied(): void {
    const href = completeAddress(input.value.trim())
    // A link may lead within its page; without an address it is one no more.
    if (href === '' || href.startsWith('#') || isLinkAddress(href)) return apply(href)
    say(fr(INVALID_ADDRESS))
    input.focus()
  }

  button.addEventListener('click', applied)
  input.addEventListener('input', () => say(''))
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') applied()
    else if (event.key === 'Escape') giveUp()
    else return
    // The form around it is neither sent nor closed.
    event.preventDefault()
    event.stopPropagation()
  })
  element.append(input, pages, button, problem)
  return {
    element,
    open(href: string) {
      say('')
      pages.replaceChildren(...pageOptions().map((page) => make('option', page)))
      input.value = href
      input.focus()
    },
  }
}

function toolButton(label: string, sign: string | Element, word: string): HTMLButtonElement {
  const button = make('button', { type: 'button', class: styles.tool!, 'aria-label': label })
  const face = make('span', { class: styles.sign!, 'aria-hidden': 'true' })
  face.append(sign)
  const caption = make('span', { class: styles.caption! })
  caption.textContent = word
  button.append(face, caption)
  return button
}

function linkSign(): Element {
  const [svg, path] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'path')]
  const attributes = { d: ICON_PATHS.link, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' }
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value)
  for (const [name, value] of Object.entries({ width: '20', height: '20', viewBox: '0 0 24 24' }))
    svg.setAttribute(name, value)
  svg.append(path)
  return svg
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Record<string, string>) {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}

/** Tells an element from where on the page is seen, where a keyboard or two fingers have moved it up. Returns what ends that. */
function followSeen(element: HTMLElement): () => void {
  const seen = window.visualViewport
  const follow = () => element.style.setProperty('--seen-from', `${seen?.offsetTop ?? 0}px`)
  seen?.addEventListener('scroll', follow)
  seen?.addEventListener('resize', follow)
  return () => {
    seen?.removeEventListener('scroll', follow)
    seen?.removeEventListener('resize', follow)
  }
}
