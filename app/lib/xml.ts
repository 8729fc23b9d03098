const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 cannot hold, not even as an entity. Source: XML 1.0, production 2, « Char ». */
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Half of a character of two: in a pair it is none. Not `toWellFormed`, which browsers of the list lack. */
const HALF = /\p{Surrogate}/gu

/** Writes a text so that it may stand in an element or an attribute of XML or HTML. */
export function escapeXml(text: string): string {
  return text
    .replace(HALF, '\ufffd')
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character]!)
}
