/** What Word hides from a browser that knows lists: the sign or number before an entry. */
const MARK = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]'

/** Word writes the entries of a list as paragraphs, whose style says how deep they are: makes lists of them. */
export function listsOfWord(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll<HTMLElement>('p[data-style*="mso-list" i]')]
  let open: { level: number; list: Element }[] = []
  let last: Element | undefined
  for (const paragraph of paragraphs) {
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(paragraph.dataset['style'] ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const top = open[0]?.list
    if (top === undefined || top.nextElementSibling !== paragraph) open = []
    const mark = paragraph.querySelector(MARK)
    const tag = /[\da-z][.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul'
    mark?.remove()
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    if (open.at(-1)?.level !== level || open.at(-1)!.list.localName !== tag) {
      if (open.at(-1)?.level === level) open.pop()
      const list = body.ownerDocument.createElement(tag)
      if (open.length > 0 && last) last.append(list)
      else paragraph.before(list)
      open.push({ level, list })
    }
    last = body.ownerDocument.createElement('li')
    last.append(...paragraph.childNodes)
    open.at(-1)!.list.append(last)
    paragraph.remove()
  }
}
