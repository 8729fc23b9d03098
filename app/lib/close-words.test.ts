import { expect, test } from 'vitest'
import { holdsCloseWords } from './close-words.ts'
import { holdsWords, searchedWords } from './price-search.ts'

test.each([
  ['mailot', 'Maillot intégral'],
  ['aiselle', 'Aisselles'],
  ['soucils', 'Sourcils'],
  ['sourcills', 'Sourcils'],
  ['épilaiton', 'Épilation'],
  ['épilation intégrale', 'Épilation à la cire Maillot intégral'],
  ['epilatoin maillot', 'Épilation à la cire Maillot intégral'],
])('%j, with one letter wrong, finds %j', (asked, line) => {
  expect(holdsWords(line, searchedWords(asked))).toBe(false)
  expect(holdsCloseWords(line, searchedWords(asked))).toBe(true)
  expect(holdsCloseWords('Modelage du dos 30 min · 1 250 €', searchedWords(asked))).toBe(false)
})

test('a short word, a figure and two wrong letters come close to nothing', () => {
  for (const [asked, line] of [
    ['pied', 'Pie'],
    ['1250 €', '1350 €'],
    ['100 min', '110 min'],
    ['milot', 'Maillot'],
    ['plongée', 'Maillot'],
  ] as const)
    expect(holdsCloseWords(line, searchedWords(asked)), asked).toBe(false)
})
