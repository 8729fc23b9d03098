import { expect, test } from 'vitest'
import { linesOfAll, rateOf, readPricedLine, savingOf } from './offer-lines.tsx'

test('a line that ends with an amount is told from what it costs', () => {
  expect(readPricedLine('Dix séances de 30 minutes : 1 279,50 € au lieu de 1 299 €*')).toEqual({
    what: 'Dix séances de 30 minutes',
    price: '1 279,50 €',
    rest: 'au lieu de 1 299 €*',
  })
  expect(readPricedLine('À deux, le soir : un thé, puis le soin: 89€*')).toEqual({
    what: 'À deux, le soir : un thé, puis le soin',
    price: '89€',
    rest: '*',
  })
})

test('cents behind the sign are of the amount, and what is counted is not', () => {
  const read = (line: string) => readPricedLine(line)!
  expect(read('Un soin : 12 €50')).toMatchObject({ price: '12 €50', rest: '' })
  expect(read('Un soin : 12 € 50 la séance')).toMatchObject({ price: '12 € 50', rest: 'la séance' })
  expect(read('Un soin : 12 € 50 au lieu de 22€50*')).toMatchObject({ price: '12 € 50', rest: 'au lieu de 22€50*' })
  for (const rest of ['10 séances', '45 min', '50 % de moins'])
    expect(read(`Un soin : 12 € ${rest}`)).toMatchObject({ price: '12 €', rest })
})

test('a line without an amount at its end is left whole', () => {
  for (const line of [
    'La tisane est comprise',
    'Du mardi au vendredi : sur rendez-vous',
    ': 12 €',
    '12 € la séance',
    '',
  ])
    expect(readPricedLine(line), line).toBeUndefined()
})

test('what is saved is the difference of two amounts, where nothing else is said of them', () => {
  const saved = (line: string) => savingOf(readPricedLine(line)!)?.replace(/\u00a0/g, ' ')
  expect(saved('Un modelage : 129 € les deux personnes au lieu de 145 €*')).toBe('16 €')
  expect(saved('Une cure : 1 279,50 € au lieu de 1 299 €')).toBe('19,50 €')
  expect(saved('Un soin : 12€50 au lieu de 15 €')).toBe('2,50 €')
  expect(saved('Un soin : 12\u00a0€ 50 au\u00a0lieu de\u00a022€50*')).toBe('10 €')
  for (const line of [
    'Un modelage : 129 €*',
    'Un modelage : 129 € au lieu de 120 €',
    'Une séance : 12 € au lieu de 99 € les dix',
  ])
    expect(saved(line), line).toBeUndefined()
})

test('what all lists say is told, once, no price, and nothing that holds for some', () => {
  expect(
    linesOfAll([
      ['Huile : 9 €', 'Une règle', 'De deux', ''],
      ['Huile : 9 €', 'De deux', 'Une règle', ''],
      ['Huile : 9 €', 'Une règle', 'À part', ''],
    ]),
  ).toEqual(['Une règle'])
  expect(linesOfAll([['Une règle', 'Une règle']])).toEqual([])
  expect(linesOfAll([])).toEqual([])
})

test('a reduction is said in whole hundredths, and never as more than it is', () => {
  const rate = (line: string) => rateOf(readPricedLine(line)!)
  expect(rate('Huile : 19 € au lieu de 27 €')).toBe('−29 %')
  expect(rate('Huile : 99,50 € au lieu de 100 €')).toBeUndefined()
  expect(rate('Huile : 27 €')).toBeUndefined()
  for (const [line, said] of [
    ['24 € au lieu de 30 €', '−20 %'],
    ['36 € au lieu de 40 €', '−10 %'],
    ['40 € au lieu de 50 €', '−20 %'],
    ['12€50 au lieu de 25 €', '−50 %'],
    ['30 € au lieu de\u00a060 €', '−50 %'],
    ['19,90 € au lieu de 39,80 €', '−50 %'],
  ])
    expect(rate(`Huile : ${line}`), line).toBe(said)
})
