import { randomUUID } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Stands in a page's text for a part of it, before its number and a semicolon. Nobody else can write it. */
const MARK = `@${randomUUID()}:`

/** How much memory kept parts may take, in bytes: several times what those of a large site do. */
const ROOM = 8 * 1024 * 1024

/** The parts that were last made, by their component and its properties. */
const kept = new Map<string, Buffer>()
let size = 0

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
      const bytes = Buffer.from(text)
      const pieces: Buffer[] = []
      let from = 0
      for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, from)) {
        const end = bytes.indexOf(';', at)
        pieces.push(bytes.subarray(from, at), parts[Number(bytes.toString('latin1', at + MARK.length, end))]!)
        from = end + 1
      }
      return Buffer.concat([...pieces, bytes.subarray(from)])
    },
  }
}

/** Renders an element that depends on nothing but its properties, which are plain data. Made again only for other ones. */
export function keptMarkup(element: ReactElement): Buffer {
  const { type, props } = element
  if (!components.includes(type)) components.push(type)
  const given = Object.entries(props as object).map(([name, value]) => `${name}:${textOf(value)}`)
  const key = `${components.indexOf(type)} ${given.join()}`
  const known = kept.get(key)
  const markup = known ?? Buffer.from(renderToStaticMarkup(element))
  // The last one used is the last to go.
  kept.delete(key)
  kept.set(key, markup)
  if (!known) size += sizeOf(key, markup)
  for (const [oldest, part] of kept) {
    if (size <= ROOM) break
    kept.delete(oldest)
    size -= sizeOf(oldest, part)
  }
  return markup
}

/** What documents hold comes as the same objects again, and nobody writes to them. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** What a part takes, in bytes: a text has two for each character. */
const sizeOf = (key: string, markup: Buffer) => key.length * 2 + markup.length
