/** What Word hides from a browser that knows lists: the sign or number before an entry. */
const MARK = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]'

/** Word writes the entries of a list as paragraphs, whose style says how deep they are: makes lists of them. */
export function listsOfWord(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll<HTMLElement>('p[data-style*="mso-list" i]')]
  let open: { level: number; list: Element }[] = []
  for (const paragraph of paragraphs) {
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(paragraph.dataset['style'] ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const top = open[0]?.list
    if (top === undefined || top.nextElementSibling !== paragraph) open = []
    const mark = paragraph.querySelector(MARK)
    const tag = /[\da-z][.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul'
    mark?.remove()
    while (open.length > 1 && open.at(-2)!.level >= level) open.pop()
    const innermost = open.at(-1)
    // Where a level was skipped, what comes back to it goes on with the same list.
    if (innermost && innermost.level > level) innermost.level = level
    if (innermost?.level !== level || innermost.list.localName !== tag) {
      if (innermost?.level === level) open.pop()
      const list = body.ownerDocument.createElement(tag)
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else paragraph.before(list)
      open.push({ level, list })
    }
    const entry = body.ownerDocument.createElement('li')
    entry.append(...paragraph.childNodes)
    open.at(-1)!.list.append(entry)
    paragraph.remove()
  }
}
