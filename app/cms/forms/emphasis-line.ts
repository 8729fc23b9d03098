/** The tags of emphasis, by what browsers make of a key, and as they are written. */
const TAGS: Record<string, string> = { EM: 'em', I: 'em', STRONG: 'strong', B: 'strong', S: 's', STRIKE: 's' }

/** How texts are written in HTML; the first last, where they are read. */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' }

/**
 * Shows a line that has emphasis, or signs that HTML writes otherwise, as it will be read, in a box that is typed in: the
 * control itself goes on holding its HTML. Returns false where it has other tags.
 */
export function showEmphasis(input: HTMLInputElement): boolean {
  // Its hint is about tags.
  input.parentElement?.querySelector(`#${CSS.escape(input.id)}-hint`)?.remove()
  if (!['<', '&'].some((sign) => input.value.includes(sign))) return true
  const content = readLine(input.value)
  if (!content) return false
  const box = document.createElement('div')
  box.contentEditable = 'true'
  box.setAttribute('role', 'textbox')
  const label = input.labels?.[0]
  box.setAttribute('aria-label', label?.textContent ?? '')
  // A box is no control that a label would go to.
  label?.addEventListener('click', () => box.focus())
  for (const name of ['autofocus', 'aria-invalid', 'aria-describedby'])
    if (input.hasAttribute(name)) box.setAttribute(name, input.getAttribute(name)!)
  box.append(content)
  input.type = 'hidden'
  input.removeAttribute('autofocus')
  input.before(box)
  box.addEventListener('input', () => (input.value = writeLine(box)))
  box.addEventListener('beforeinput', (event) => {
    const { inputType, dataTransfer } = event
    if (['insertParagraph', 'insertLineBreak'].includes(inputType)) {
      event.preventDefault()
      input.form!.requestSubmit()
    } else if (dataTransfer) {
      // What is pasted comes as text, on one line.
      event.preventDefault()
      document.execCommand('insertText', false, dataTransfer.getData('text/plain').split('\n').join(' '))
    }
  })
  return true
}

/** Makes what HTML of one line shows; undefined where it has more than emphasis. */
function readLine(html: string): DocumentFragment | undefined {
  const whole = document.createDocumentFragment()
  let inner: ParentNode & Node = whole
  const [first = '', ...parts] = html.split('<')
  inner.append(readText(first))
  for (const part of parts) {
    const end = part.indexOf('>')
    const tag = part.slice(0, end)
    if (tag === `/${inner.nodeName.toLowerCase()}`) inner = inner.parentNode!
    else if (TAGS[tag.toUpperCase()]) inner = inner.appendChild(document.createElement(tag))
    else return undefined
    inner.append(readText(part.slice(end + 1)))
  }
  return inner === whole ? whole : undefined
}

function readText(html: string): string {
  return Object.entries(ENTITIES)
    .reverse()
    .reduce((text, [character, entity]) => text.replaceAll(entity, character), html)
}

function writeLine(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return writeText(child.nodeValue!)
      const [tag, text] = [TAGS[child.nodeName], writeLine(child)]
      return tag && text ? `<${tag}>${text}</${tag}>` : text
    })
    .join('')
}

function writeText(text: string): string {
  return Object.entries(ENTITIES).reduce((html, [character, entity]) => html.replaceAll(character, entity), text)
}
