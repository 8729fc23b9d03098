/** A value within a JSON text: the keys that lead to it, and the value as text. */
export interface JsonEntry {
  path: string[]
  text: string
}

/** What may come next, outside a value. */
type Expected = 'key' | 'key or end' | 'colon' | 'value' | 'comma or end' | 'nothing'

/**
 * Cuts a JSON text that comes in pieces into the values at a depth, which may depend on the first key; holds one of
 * them at a time. What is no object before that depth comes as it is, an empty object too. Throws a SyntaxError for
 * what stands between the values and is not JSON: each value is the caller's to parse.
 */
export async function* jsonEntries(
  pieces: AsyncIterable<string> | Iterable<string>,
  depthOf: (firstKey: string) => number,
): AsyncGenerator<JsonEntry> {
  const path: string[] = []
  let expected: Expected = 'value'
  /** What was read of the value, or of the key, that is open; its brackets that are open. */
  let text: string | undefined
  let isKey = false
  let isString = false
  let isEscaped = false
  let brackets = 0

  for await (const piece of pieces) {
    let start = 0
    for (let at = 0; at < piece.length; at += 1) {
      const char = piece[at]!
      if (text !== undefined) {
        if (isString) {
          if (isEscaped) isEscaped = false
          else if (char === '\\') isEscaped = true
          else if (char === '"') isString = false
          if (isString || brackets > 0) continue
          text += piece.slice(start, at + 1)
        } else if (brackets > 0) {
          if (char === '"') isString = true
          else if (char === '{' || char === '[') brackets += 1
          else if (char === '}' || char === ']') brackets -= 1
          if (brackets > 0) continue
          text += piece.slice(start, at + 1)
        } else if (/[\s,}\]]/.test(char)) {
          // A number or a word ends before what follows it.
          text += piece.slice(start, at)
          at -= 1
        } else continue
        if (isKey) path.push(JSON.parse(text) as string)
        else yield { path: [...path], text }
        expected = isKey ? 'colon' : closeValue()
        text = undefined
        continue
      }
      if (/\s/.test(char)) continue
      if (char === '"' && (expected === 'key' || expected === 'key or end')) {
        ;[text, isKey, isString, start] = ['', true, true, at]
      } else if (char === ':' && expected === 'colon') expected = 'value'
      else if (char === ',' && expected === 'comma or end') expected = 'key'
      else if (char === '}' && (expected === 'comma or end' || expected === 'key or end')) {
        if (expected === 'key or end') yield { path: [...path], text: '{}' }
        expected = closeValue()
      } else if (expected !== 'value') throw new SyntaxError(`Unexpected ${char}`)
      else if (char === '{' && (path.length === 0 || path.length < depthOf(path[0]!))) expected = 'key or end'
      else {
        ;[text, isKey, isString, start] = ['', false, char === '"', at]
        brackets = char === '{' || char === '[' ? 1 : 0
      }
    }
    if (text !== undefined) text += piece.slice(start)
  }
  // A number or a word that is the whole text ends with it.
  if (text !== undefined && path.length === 0 && !isString && brackets === 0) yield { path, text }
  else if (expected !== 'nothing') throw new SyntaxError('Unexpected end')

  function closeValue(): Expected {
    if (path.length === 0) return 'nothing'
    path.pop()
    return 'comma or end'
  }
}
