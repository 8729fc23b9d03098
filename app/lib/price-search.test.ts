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

test.each([
  ['1h', 'Massage 1 h'],
  ['1h15', 'Pierres chaudes 1 h 15'],
  ['30min', LINE],
  ['minceur', 'Amincissement Ventre'],
  ['massages', 'Soins du corps Modelage du dos'],
  ['massage', 'Massage assis'],
  ['pédicure', 'Soins des pieds Talons'],
  ['manucure', 'Soins des mains Manucure'],
  ['dents', 'Beauté du sourire'],
  ['blanchiment dentaire', 'Beauté du sourire Blanchiment'],
  ['UV', 'Bronzage UV'],
  ['soin', 'Soins du visage'],
])('%j, as visitors say it, finds %j', (asked, line) => {
  expect(holdsWords(line, searchedWords(asked))).toBe(true)
  expect(holdsWords('Sourcils homme', searchedWords(asked))).toBe(false)
})

test('a hyphen, an apostrophe and a ligature are no hindrance', () => {
  expect(holdsWords("Demi-jambes, l'œil", searchedWords('demi jambe oeil'))).toBe(true)
  expect(foldedWords('  Demi-jambes, l’ŒIL ')).toBe(' demi jambes l oeil')
})

test('letters of other alphabets of signs, and signs that are not seen, are no hindrance', () => {
  expect(foldedWords('\ufb01l, 𝗦𝗼𝗶𝗻, ma\u00adquil\u200blage, N\u00c6VUS, nævus')).toBe(
    ' fil soin maquillage naevus naevus',
  )
})

test('a half is « demi », however it is typed', () => {
  for (const asked of ['½ jambes', '1/2 jambe', '1⁄2 jambes'])
    for (const line of ['Demi-jambes', '½ jambes', '1/2 jambe']) {
      expect(holdsWords(line, searchedWords(asked)), `${asked}, ${line}`).toBe(true)
      expect(holdsWords('Jambes entières 1 h 25', searchedWords(asked)), asked).toBe(false)
    }
  expect(holdsWords('Cure 1/25', searchedWords('1/25'))).toBe(true)
})

test('the shortest words keep their last letter', () => {
  expect(searchedWords('dos')).toEqual(['dos'])
})

test('a count is said in words', () => {
  expect([countWords(1), countWords(12)]).toEqual(['1 prix', '12 prix'])
  expect(countWords(0)).toMatch(/^Aucun prix/)
})
