import { listsOfWord } from './word-lists'

const GONE = 'template, meta, link, title, xml'
const BLOCKS =
  'address, article, aside, blockquote, dd, div, dl, dt, figure, footer, form, h1, h2, h3, h4, h5, h6, header, li, main, nav, ol, p, pre, section, table, tr, ul'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** What the editor has written itself. */
const OWN = 'data-pm-slice'

/** What a style stands for, where a program writes it in place of the tag. */
const STYLED: [tag: string, isMeant: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['s', ({ textDecoration }) => textDecoration.includes('line-through')],
  ['sup', ({ verticalAlign }) => verticalAlign === 'super'],
  ['sub', ({ verticalAlign }) => verticalAlign === 'sub'],
]

/** What was pasted, as the editor is to read it, and what could not be brought along, in French. */
interface Pasted {
  html: string
  lost: string[]
}

/**
 * Reads what Word, Google Docs, LibreOffice, a telephone or a web page has put on the clipboard, in a document in which
 * nothing runs or loads, and writes it with the tags that the site keeps: emphasis, lists, headings, links, paragraphs.
 */
export function readPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(disarmed(html), 'text/html')
  if (body.querySelector(`[${OWN}]`)) return { html: disarmed(html), lost: [] }
  const lost: string[] = []
  for (const gone of body.querySelectorAll(GONE)) gone.remove()
  listsOfWord(body)
  if (body.querySelector('table')) lost.push('Un tableau est devenu des lignes.')
  for (const table of [...body.querySelectorAll('table')].reverse()) flatten(table)
  if (replacePictures(body)) lost.push('Les images ne sont pas collées.')
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list)
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) asTags(element)
  for (const link of body.querySelectorAll('a:not([href])')) unwrap(link)
  for (const bold of body.querySelectorAll(`:is(${HEADINGS}) :is(b, strong)`)) unwrap(bold)
  levelHeadings(body)
  for (const line of body.querySelectorAll('br')) if (isBetweenBlocks(line)) line.remove()
  for (const block of body.querySelectorAll('p, div')) if (isEmpty(block)) block.remove()
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name)
  return { html: body.innerHTML, lost }
}

/**
 * Takes from an HTML text what a browser looks at while it reads it, even in a document of its own, and reports as
 * against the page's policy: handlers, styles and scripts.
 */
export function disarmed(html: string): string {
  return html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1').replace(/^(<\/?)(?:style|script)\b/i, '$1template'),
  )
}

/** A row is a line, its cells one after the other. */
function flatten(table: Element): void {
  const lines = [...table.querySelectorAll('tr')].map((row) => {
    const line = row.ownerDocument.createElement('p')
    for (const cell of row.querySelectorAll('td, th')) {
      if (!cell.textContent.trim()) continue
      if (line.hasChildNodes()) line.append(' – ')
      for (const block of cell.querySelectorAll(BLOCKS)) {
        if (block.previousSibling) block.before(' ')
        unwrap(block)
      }
      line.append(...cell.childNodes)
    }
    return line
  })
  table.replaceWith(...lines.filter((line) => line.hasChildNodes()))
}

/** A small picture in place of a sign, as messengers have them, is that sign; says whether there was any other. */
function replacePictures(body: HTMLElement): boolean {
  let others = false
  for (const picture of body.querySelectorAll('img, picture, svg, video')) {
    const alt = picture.getAttribute('alt') ?? ''
    const isSign = /^\p{Extended_Pictographic}/u.test(alt)
    others ||= !isSign
    picture.replaceWith(isSign ? alt : '')
  }
  return others
}

/** Writes what a style says as tags. A bold tag whose style is not bold is one of Google Docs' around all that it copies. */
function asTags(element: HTMLElement): void {
  const { style } = document.createElement('span')
  style.cssText = element.dataset['style'] ?? ''
  if (element.matches('b, strong') && /^(?:normal|[1-5]00)$/.test(style.fontWeight)) return unwrap(element)
  if (element.matches('i, em') && style.fontStyle === 'normal') return unwrap(element)
  if (!element.matches('span, font, a')) return
  const isHeading = element.closest(HEADINGS) !== null
  for (const [tag, isMeant] of STYLED) {
    if (!isMeant(style) || (tag === 'strong' && isHeading) || !element.textContent.trim()) continue
    const wrapper = element.ownerDocument.createElement(tag)
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
}

/** The highest heading is an h3, all others are h4: the page's own stand above. */
function levelHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  const found = [...body.querySelectorAll(HEADINGS)]
  const highest = found.map(({ localName }) => localName).sort()[0]
  for (const heading of found) rename(heading, heading.localName === highest ? 'h3' : 'h4')
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const isBetweenBlocks = (line: Element) => line.parentElement!.querySelector(`:scope > :is(${BLOCKS})`) !== null

const isEmpty = (block: Element) => !block.textContent.trim() && !block.querySelector('img')
