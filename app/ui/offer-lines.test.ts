import { expect, test } from 'vitest'
import { readPricedLine } from './offer-lines.tsx'

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
