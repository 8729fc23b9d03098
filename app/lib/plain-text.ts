import { remembered } from './remembered.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of an HTML fragment on one line, cut after a whole word at `limit` characters with an ellipsis. */
export function plainText(html: string, limit = Infinity): string {
  const text = wholeText(html)
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/[\s,;:]+\S*$/, '')}…`
}

const wholeText = remembered((html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,)])/g, '$1')
    .trim(),
)
