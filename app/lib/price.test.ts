import { describe, expect, test } from 'vitest'
import { completePrice, parseAmounts, parseLeast, parsePrice, priceProblem, readPrice, writePrice } from './price.ts'

test.each([
  ['39 €', 39],
  ['39€', 39],
  ['39\u00a0€', 39],
  ['12,50 €', 12.5],
  ['12.5 €', 12.5],
  ['12 €50', 12.5],
  ['12€ 50 TTC', 12.5],
  ['12, 50 €', 12.5],
  ['1 250 €', 1250],
  ['1.250,00 €', 1250],
  ['8 euros', 8],
  ['45', 45],
  ['<strong>45 €</strong> TTC', 45],
  ['\u202d45\u202c €\u200b', 45],
  ['<s>186 €</s> 168 €', 168],
])('reads %s', (text, amount) => {
  expect(parsePrice(text)).toBe(amount)
})

test.each(['', 'à partir de 39 €', 'offert', 'sur devis', '39 € / 45 €', '10 à 12 €', '-5 €', '10 %', '<s>12 €</s>'])(
  'leaves what is no plain amount: %s',
  (text) => {
    expect(parsePrice(text)).toBeUndefined()
  },
)

test.each([
  ['39 €', 39],
  ['à partir de 39 €', 39],
  ['À partir de\u00a012,50 €', 12.5],
  ['A partir de 39 €', 39],
  ['dès 1 250 €', 1250],
  ['<s>60 €</s> dès 45 €', 45],
  ['à partir de', undefined],
  ['sur devis, dès 39 €', undefined],
])('%s begins at %s', (text, amount) => {
  expect(parseLeast(text)).toBe(amount)
})

test.each([
  ['39 €', [39]],
  ['dès 39 €', [39]],
  ['45 € / 39 €', [39, 45]],
  ['39/45€', [39, 45]],
  ['39 à 45 €', [39, 45]],
  ['de 39 à 45 €', [39, 45]],
  ['entre 39 € et 45 €', [39, 45]],
  ['39–45 €', [39, 45]],
  ['<s>60 €</s> 12,50 € ou 1 250 € ou 30 €', [12.5, 30, 1250]],
  ['20, 30 ou 40 €', [20, 30, 40]],
  ['12, 50 ou 15, 50 €', [12.5, 15.5]],
  ['12, 50 € / 15 €', [12.5, 15]],
  ['39 €/pers.', [39]],
  ['39 € par personne', [39]],
  ['10/12', []],
  ['39 € ou sur devis', []],
  ['-5 €', []],
  ['02 98 00 00 00', []],
  ['sur devis', []],
])('%s may come to %j', (text, amounts) => {
  expect(parseAmounts(text)).toEqual(amounts)
})

describe('a price in two texts', () => {
  test.each([
    ['95 €', { now: '95\u00a0€', old: '' }],
    ['<s>120 €</s> 95 €', { now: '95\u00a0€', old: '120\u00a0€' }],
    ['<s>1\u00a0200\u00a0€</s>95 €', { now: '95\u00a0€', old: '1\u00a0200\u00a0€' }],
    ['<s>120 €</s>', { now: '', old: '120\u00a0€' }],
    ['Eau &amp; vapeur', { now: 'Eau & vapeur', old: '' }],
    ['', { now: '', old: '' }],
  ])('reads %s', (html, texts) => {
    expect(readPrice(html)).toEqual(texts)
    expect(readPrice(writePrice(texts))).toEqual(texts)
  })

  test.each([
    '<strong>95 €</strong>',
    '<s><em>120 €</em></s> 95 €',
    '95 € <s>120 €</s>',
    '<p>95 €</p>',
    '<ul><li>95 €</li></ul>',
  ])('leaves what has other tags: %s', (html) => {
    expect(readPrice(html)).toBeUndefined()
  })

  test('writes what is stored, and leaves what was typed as HTML', () => {
    expect(writePrice({ now: '95 €', old: '' })).toBe('95 €')
    expect(writePrice({ now: '95 €', old: '120 €' })).toBe('<s>120 €</s> 95 €')
    expect(writePrice({ now: '< 95 & 96', old: ' ' })).toBe('&lt; 95 &amp; 96')
    expect(writePrice({ now: '<s>120 €</s> 95 €', old: '' })).toBe('<s>120 €</s> 95 €')
  })
})

test.each([
  ['95', '95\u00a0€'],
  ['95€', '95\u00a0€'],
  ['95 euros', '95\u00a0€'],
  ['9,5', '9,50\u00a0€'],
  ['12 €50', '12,50\u00a0€'],
  ['1250', '1\u00a0250\u00a0€'],
  ['1250000', '1\u00a0250\u00a0000\u00a0€'],
  ['95,', '95,'],
  ['à partir de 39', 'à partir de 39\u00a0€'],
  ['dès 9,5', 'dès 9,50\u00a0€'],
  ['dès 3 séances', 'dès 3 séances'],
  ['39 € TTC', '39 € TTC'],
  ['10 %', '10 %'],
  ['<95', '<95'],
  ['', ''],
])('completes %s', (typed, price) => {
  expect(completePrice(typed)).toBe(price)
  expect(completePrice(price)).toBe(price)
})

test.each([
  ['douze euros', true],
  ['Trente-neuf', true],
  ['€', true],
  ['12', false],
  ['12 euros', false],
  ['huit', true],
  ['neuf séances au choix', false],
  ['sur devis', false],
  ['Offert', false],
  ['au centre, selon la longueur', false],
  ['', false],
])('%j is an amount in letters: %j', (text, isOne) => expect(/en chiffres/.test(priceProblem(text) ?? '')).toBe(isOne))

test.each([
  ['-5 €', true],
  ['− 5', true],
  ['12,505', true],
  ['12..50', true],
  ['1 25', true],
  ['9'.repeat(400), true],
  ['0389123456', true],
  ['10 000 000 €', true],
  ['1O €', true],
  ['l5', true],
  ['12 lots', false],
  ['9 999 999,99 €', false],
  ['12, 50 €', false],
  ['1 250', false],
  ['45 TTC', false],
  ['de 10 à 12 €', false],
  ['39 € / 45 €', false],
  ['-20 %', false],
])('%j is figures that are no amount: %j', (text, isOne) =>
  expect(/ne se lit pas/.test(priceProblem(text) ?? '')).toBe(isOne),
)
