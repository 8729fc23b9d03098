import { expect, test } from 'vitest'
import { parsePrice } from './price.ts'

test.each([
  ['39 €', 39],
  ['39€', 39],
  ['39\u00a0€', 39],
  ['12,50 €', 12.5],
  ['12.5 €', 12.5],
  ['12 €50', 12.5],
  ['1 250 €', 1250],
  ['1.250,00 €', 1250],
  ['8 euros', 8],
  ['45', 45],
  ['<strong>45 €</strong> TTC', 45],
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
