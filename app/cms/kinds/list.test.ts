import { expect, test } from 'vitest'
import { lines, texts } from './list.ts'

test.each([
  ['•\tUn massage', 'Un massage'],
  [' ● Un massage', 'Un massage'],
  ['·  Un massage', 'Un massage'],
  ['\uf0b7\tUn massage', 'Un massage'],
  ['o\tUn massage', 'Un massage'],
  ['-\tUn massage', 'Un massage'],
  ['- 20 % dès deux soins', '- 20 % dès deux soins'],
  ['– Un massage', '– Un massage'],
  ['o la la', 'o la la'],
])('the mark of an entry that was copied is the page’s own: %j', (copied, kept) => {
  expect(texts('contenu', { text: 'ligne' }).schema.parse([copied])).toEqual([kept])
})

test('what is a mark alone is a blank line', () => {
  expect(lines('contenu', { text: 'ligne' }).schema.parse(['•', 'Un', ' '])).toEqual(['Un'])
})
