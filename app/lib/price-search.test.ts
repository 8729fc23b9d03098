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
  ['moustache', 'Épilation au fil Lèvre supérieure'],
  ['duvet', 'Épilation à la cire Sourcils et lèvre supérieure'],
  ['bikini', 'Maillot'],
  ['blanchiment', 'Beauté du sourire'],
  ['browlift', 'Regard Brow lift'],
  ['manucure', 'Soins des mains Manucure'],
  ['dents', 'Beauté du sourire'],
  ['blanchiment dentaire', 'Beauté du sourire Blanchiment'],
  ['UV', 'Bronzage UV'],
  ['soin', 'Soins du visage'],
])('%j, as visitors say it, finds %j', (asked, line) => {
  expect(holdsWords(line, searchedWords(asked))).toBe(true)
  expect(holdsWords('Sourcils homme', searchedWords(asked))).toBe(false)
})

test.each([
  ['35 €', '35 €'],
  ['35€', '<35 €>'],
  ['35 euros', 'à partir de 35 €'],
  ['35,00 €', '35 €'],
  ['35 €', '35 / 45 €'],
  ['45 €', 'de 35 à 45 €'],
  ['12,50 €', '12,50 €'],
  ['12.5€', '12,50 €'],
  ['12€50', '12,50 €'],
  ['1250 €', '1 250 €'],
  ['1 250 euros', '1\u202f250\u00a0€'],
  ['gratuit', 'offert'],
  ['offerte', 'gratuite'],
  ['offert', '0 €'],
  ['modelage 1h 35€', 'Modelage 1 h · 35 €'],
])('%j finds what costs %j, and nothing that is so long', (asked, price) => {
  expect(holdsWords(`Modelage 1 h · ${price}`, searchedWords(asked))).toBe(true)
  for (const other of ['Modelage 1 h 35 min · 350 €', 'Modelage 1 h 35', 'Modelage 1 h · 13,50 €'])
    expect(holdsWords(other, searchedWords(asked)), other).toBe(false)
})

test('a figure alone is looked for in names and durations, and is no price', () => {
  expect(holdsWords('Pressothérapie 30 min · 35 €', searchedWords('30'))).toBe(true)
  expect(holdsWords('Pressothérapie 30 min · 35 €', searchedWords('35'))).toBe(false)
})

test.each([
  ['30 min', '30 min'],
  ['30mn', '30 min'],
  ['30 minutes', '30min'],
  ["30'", '30 min'],
  ['30’', '30 minutes'],
  ['30 mi', '30 min'],
  ['30 min', '30 à 45 min'],
  ['45 min', '30-45 min'],
  ['1h', '1 h'],
  ['1 heure', '60 min'],
  ['une heure', '1 h'],
  ['60 min', '1 h'],
  ['1h30', '1 h 30'],
  ['1 h 30 min', '1 h 30'],
  ['90 min', '1 h 30'],
  ['2 heures', '1 h 30 à 2 h'],
  ['65 min', '1 h 05'],
])('%j finds what takes %j', (asked, duration) => {
  expect(holdsWords(`Modelage ${duration} · 39 €`, searchedWords(asked))).toBe(true)
  expect(holdsWords('Modelage 15 min · 30 €', searchedWords(asked))).toBe(false)
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
