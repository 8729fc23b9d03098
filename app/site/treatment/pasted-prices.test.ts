import { expect, test } from 'vitest'
import { completePrice } from '../../lib/price.ts'
import { writtenTarifs } from './pasted-prices.ts'

const typed = (name: string, more = {}) => ({
  id: 'a',
  name,
  price: '',
  duree: '',
  link: '',
  reservable: true,
  ...more,
})
const written = (name: string, adding = true, more = {}) =>
  writtenTarifs(typed(name, more), adding).map(({ name, duree, price }) => [name, duree, price])

test('a price list that was pasted as a new name is a line each, its price and how long it takes apart', () => {
  const list = [
    'Les cils',
    'Rehaussement\t1 h\t45 €',
    '<strong>Brow lift</strong> – 50',
    'Teinture des cils ..... 1 250,50&nbsp;€',
    'Retouche – sur devis',
    'Séance de 20 min',
    ' ',
    'Dépose – 2O €',
  ]
  expect(written(list.map((line) => `<p>${line}</p>`).join(''))).toEqual([
    ['Les cils', '', ''],
    ['Rehaussement', '1 h', '45\u00a0€'],
    ['<strong>Brow lift</strong>', '', '50\u00a0€'],
    ['Teinture des cils', '', completePrice('1250,50')],
    ['Retouche', '', 'sur devis'],
    ['Séance de 20 min', '', ''],
    ['Dépose – 2O €', '', ''],
  ])
})

test.each([
  ['Cure\t1 h\t1 250 €', ['Cure', '1 h', completePrice('1250')]],
  ['Cure – 1 h – 1.250 €', ['Cure', '1 h', completePrice('1.250 €')]],
  ['Gommage – 30 min – dès 39 €', ['Gommage', '30 min', 'dès 39\u00a0€']],
  ['Gommage dès 39 €', ['Gommage', '', 'dès 39\u00a0€']],
  ['Cure 1 250 €', ['Cure', '', completePrice('1250')]],
  ['UV 1 ..... 9 €', ['UV 1', '', '9\u00a0€']],
  ['Modelage – 1 h – 60-75 €', ['Modelage – 1 h – 60-75 €', '', '']],
  ['Modelage 60-75 €', ['Modelage 60-75 €', '', '']],
  ['Forfait – 39 / 45 €', ['Forfait – 39 / 45 €', '', '']],
  ['Soin de 30 à 45 €', ['Soin de 30 à 45 €', '', '']],
])('the price of « %s » is all of it, or none where it is two', (line, expected) => {
  expect(written(`<p>${line}</p><p>Autre – 1 €</p>`)[0]).toEqual(expected)
})

test('a name of one line, one that has its price, and one that was there before are left as they are', () => {
  const two = '<p>Cils – 45 €</p><p>Sourcils – 12 €</p>'
  for (const [name, adding, more] of [
    ['Cils – 45 €', true, {}],
    [two, true, { price: '12 €' }],
    [two, false, {}],
  ] as const)
    expect(writtenTarifs(typed(name, more), adding)).toEqual([typed(name, more)])
})

test('how long a line takes is said in its field or at the end of its name, not twice', () => {
  expect(written('Soin <em>30 min</em>', false, { duree: '45 min' })).toEqual([['Soin', '45 min', '']])
  expect(written('Soin <em>30 min</em>', false)).toEqual([['Soin <em>30 min</em>', '', '']])
  expect(written('Soin <em>signature</em>', false, { duree: '45 min' })).toEqual([
    ['Soin <em>signature</em>', '45 min', ''],
  ])
})
