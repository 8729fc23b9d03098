import { describe, expect, test } from 'vitest'
import { jsonEntries } from './json-entries.ts'

const TEXT = String.raw`{"a": {"un": {"x": "}{\"\\"}, "deux": [1, [2]]}, "b": 3, "c": {}, "é": {"vrai": true, "nul":null}}`

async function cut(text: string, size = text.length, depth = 2) {
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  const found: [string, unknown][] = []
  for await (const { path, text: value } of jsonEntries(pieces, () => depth)) {
    found.push([path.join('/'), JSON.parse(value)])
  }
  return found
}

describe('the values of a JSON text', () => {
  test.each([1, 2, 3, 7, 1000])('come whole from pieces of %i characters', async (size) => {
    expect(await cut(TEXT, size)).toEqual([
      ['a/un', { x: '}{"\\' }],
      ['a/deux', [1, [2]]],
      ['b', 3],
      ['c', {}],
      ['é/vrai', true],
      ['é/nul', null],
    ])
  })

  test.each(['[1, 2]', '"texte"', '12', 'null', ' {} ', ' true\n'])(
    'are one where it is no object: %s',
    async (text) => {
      expect(await cut(text, 3)).toEqual([['', JSON.parse(text)]])
    },
  )

  test('come from the depth that is asked for', async () => {
    expect(await cut('{"a": {"b": {"c": 1}}}', 4, 3)).toEqual([['a/b/c', 1]])
    expect(await cut('{"a": {"b": {"c": 1}}}', 4, 1)).toEqual([['a', { b: { c: 1 } }]])
  })

  test.each([
    '',
    '{',
    '{"a": {}',
    '{"a" {}}',
    '{"a": {"b": 1} "c": 2}',
    '{"a": 1,}',
    '{a: 1}',
    '{} {}',
    '{"a": {"b": "',
  ])('are none where it is not JSON: %s', async (text) => {
    await expect(cut(text, 2)).rejects.toThrow(SyntaxError)
  })
})
