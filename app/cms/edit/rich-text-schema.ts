import { DOMParser, DOMSerializer, Schema, type MarkSpec, type Node } from 'prosemirror-model'
import { disarmed } from './pasted-html'

const mark = (tag: string, ...read: string[]): MarkSpec => ({
  parseDOM: [tag, ...read].map((one) => ({ tag: one })),
  toDOM: () => [tag, 0],
})

const heading = (level: number, ...read: string[]) => [`h${level}`, ...read].map((tag) => ({ tag, attrs: { level } }))

/** An address that runs nothing. */
const SAFE = /^(?:(?:https?|mailto|tel):|[^:]*(?:[/?#]|$))/i

/** What the site keeps of a text: see app/cms/documents/clean-html.server.ts. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: {} },
      parseDOM: [...heading(3, 'h1', 'h2'), ...heading(4, 'h5', 'h6')],
      toDOM: ({ attrs }) => [`h${attrs['level'] as number}`, 0],
    },
    bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    orderedList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    listItem: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    hardBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = link.getAttribute('href')!.trim()
            return SAFE.test(href) && { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string }, 0],
    },
    bold: mark('strong', 'b'),
    italic: mark('em', 'i'),
    underline: mark('u'),
    strike: mark('s', 'del', 'strike'),
    subscript: mark('sub'),
    superscript: mark('sup'),
  },
})

/** Reads an HTML text in a document of its own, in which nothing runs or loads. */
export function readHtml(html: string): Node {
  const { body } = new window.DOMParser().parseFromString(disarmed(html), 'text/html')
  return DOMParser.fromSchema(schema).parse(body)
}

/** Writes it as HTML: nothing where there is no text, and a line alone without the paragraph that stands around it. */
export function writeHtml(text: Node, isLine: boolean): string {
  if (!text.textContent) return ''
  const around = document.createElement('div')
  const lone = isLine && text.childCount === 1 && text.firstChild!.type.name === 'paragraph'
  const content = lone ? text.firstChild!.content : text.content
  around.append(DOMSerializer.fromSchema(schema).serializeFragment(content))
  return around.innerHTML
}
