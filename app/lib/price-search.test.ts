import { expect, test } from 'vitest'
import { countWords, foldedWords, holdsWords, searchedWords } from './price-search.ts'

const LINE = 'Épilation à la cire Corps femme Maillot intégral 30 min'

test.each([
  ['maillot', true],
  ['MAILLOTS intégraux', false],
  ['Maillots INTEGRAL', true],
  ['inte\u0301gral', true],
  ['prix du maillot', true],
  ['épil cire', true],
  ['illot', false],
  ['maillot homme', false],
  ['30 min', true],
  ['', true],
  ['à la', true],
  ['?!', true],
])('%j finds the line: %j', (asked, found) => {
  expect(holdsWords(LINE, searchedWords(asked))).toBe(found)
})

test('a hyphen, an apostrophe and a ligature are no hindrance', () => {
  expect(holdsWords("Demi-jambes, l'œil", searchedWords('demi jambe oeil'))).toBe(true)
  expect(foldedWords('  Demi-jambes, l’ŒIL ')).toBe(' demi jambes l oeil')
})

test('the shortest words keep their last letter', () => {
  expect(searchedWords('dos')).toEqual(['dos'])
})

test('a count is said in words', () => {
  expect([countWords(1), countWords(12)]).toEqual(['1 prix', '12 prix'])
  expect(countWords(0)).toMatch(/^Aucun prix/)
})
