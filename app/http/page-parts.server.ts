import { randomUUID } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Stands in a page's text for a part of it, before its number and a semicolon. Nobody else can write it. */
const MARK = `@${randomUUID()}:`

/** How many parts of pages are kept: those of all pages but the news, twice. */
const KEPT_LIMIT = 100

/** The parts that were last made, by their component and its properties. */
const kept = new Map<string, Buffer>()

/** What was made is told apart by its component, and components by the order in which they came. */
const components: unknown[] = []

/** Puts a page together of its own text and of parts that are the same on other pages, or on the same at another time. */
export function pageParts() {
  const parts: Buffer[] = []
  return {
    /** Takes a part, and returns what stands for it in the text of the page. */
    mark: (part: Buffer) => `${MARK}${parts.push(part) - 1};`,
    /** Returns the bytes of the page, from its text with the marks. */
    join(text: string): Buffer<ArrayBuffer> {
      const [start = '', ...rest] = text.split(MARK)
      const pieces = rest.flatMap((piece) => {
        const end = piece.indexOf(';')
        return [parts[Number(piece.slice(0, end))]!, Buffer.from(piece.slice(end + 1))]
      })
      return Buffer.concat([Buffer.from(start), ...pieces])
    },
  }
}

/** Renders an element that depends on nothing but its properties, which are plain data. Made again only for other ones. */
export function keptMarkup(element: ReactElement): Buffer {
  const { type, props } = element
  if (!components.includes(type)) components.push(type)
  const key = `${components.indexOf(type)} ${JSON.stringify(props)}`
  const markup = kept.get(key) ?? Buffer.from(renderToStaticMarkup(element))
  // The last one used is the last to go.
  kept.delete(key)
  kept.set(key, markup)
  if (kept.size > KEPT_LIMIT) kept.delete(kept.keys().next().value!)
  return markup
}
