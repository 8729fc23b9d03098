import { compareWords, type Part } from '../../lib/word-diff'

/** What begins a new line where it is read. */
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, div, dd, dt, blockquote, summary'

interface Piece {
  node: Text
  start: number
}

/** Marks the words by which two texts on the page differ, in both. */
export function markDifferences(one: HTMLElement, other: HTMLElement): void {
  const [left, right] = [piecesOf(one), piecesOf(other)]
  const { before, after } = compareWords(left.text, right.text)
  mark(left.pieces, before)
  mark(right.pieces, after)
}

function piecesOf(root: HTMLElement): { text: string; pieces: Piece[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const pieces: Piece[] = []
  let text = ''
  let block: Element | null = null
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const around = node.parentElement!.closest(BLOCKS)
    if (pieces.length > 0 && around !== block) text += '\n'
    block = around
    pieces.push({ node, start: text.length })
    text += node.data
  }
  return { text, pieces }
}

function mark(pieces: Piece[], parts: Part[]): void {
  const changed: [from: number, to: number][] = []
  let place = 0
  for (const part of parts) {
    if (part.changed) changed.push([place, place + part.text.length])
    place += part.text.length
  }
  for (const { node, start } of pieces) {
    // From the end: what is split off does not move what comes before it.
    for (const [from, to] of changed.toReversed()) {
      const [first, last] = [Math.max(from - start, 0), Math.min(to - start, node.data.length)]
      if (first >= last || node.data.slice(first, last).trim() === '') continue
      const words = node.splitText(first)
      words.splitText(last - first)
      const marked = document.createElement('mark')
      words.replaceWith(marked)
      marked.append(words)
    }
  }
}
