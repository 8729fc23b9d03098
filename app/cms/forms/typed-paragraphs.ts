/** The tags that stand beside paragraphs: none is within one. */
const BLOCK = /^(?:p|h[1-6]|ul|ol|blockquote|div|table|pre)$/i

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi
const PARAGRAPH = /^<p\b[^<>]*>/i
const PARAGRAPH_END = /<\/p\s*>$/i
const BLANK_LINES = /\n[^\S\n]*\n\s*/

/** A block of a rich text with its tags, or what stands outside of any. */
interface Piece {
  html: string
  isBlock: boolean
}

/**
 * Makes paragraphs of what a person has typed between blank lines in a rich text, and line breaks of its other line ends.
 * Blocks that were `before` stay as they are, and so do lists, headings and quotations.
 */
export function typedParagraphs(text: string, before: string): string {
  const pieces = piecesOf(text)
  if (pieces.every(({ isBlock }) => !isBlock) && !BLANK_LINES.test(text.trim())) return brokenLines(text)
  const known = new Set(piecesOf(before).map(({ html }) => html))
  return pieces.map((piece) => (known.has(piece.html) ? piece.html : paragraphsOf(piece))).join('')
}

function paragraphsOf({ html, isBlock }: Piece): string {
  const inner = html.replace(PARAGRAPH, '').replace(PARAGRAPH_END, '')
  if ((isBlock && inner === html) || piecesOf(inner).some((piece) => piece.isBlock)) return html
  const parts = inner.split(BLANK_LINES).filter((part) => part.trim() !== '')
  return parts.length === 0 ? html : parts.map((part) => `<p>${brokenLines(part)}</p>`).join('')
}

function brokenLines(text: string): string {
  const lines = text.trim().split('\n')
  const last = lines.pop()!.trimStart()
  return [...lines.map((line) => line.trim().replace(/<br ?\/?>$/i, '')), last].join('<br>')
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let depth = 0
  const cut = (to: number, isBlock: boolean) => {
    if (to > from) pieces.push({ html: text.slice(from, to), isBlock })
    from = to
  }
  for (const { 0: tag, 1: isEnd, 2: name, index } of text.matchAll(TAG)) {
    if (!BLOCK.test(name!)) continue
    if (!isEnd && depth++ === 0) cut(index, false)
    if (isEnd && depth > 0 && --depth === 0) cut(index + tag.length, true)
  }
  // A block that nothing ends goes on to the end.
  cut(text.length, depth > 0)
  return pieces
}
