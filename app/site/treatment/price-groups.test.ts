import { expect, test } from 'vitest'
import { TREATMENTS } from './first-content.ts'
import { durations } from './duration.ts'
import { boughtAlone, isSupplement, leastPrice, priceGroups, searchedText } from './price-groups.ts'

test('lines stand below the heading before them', () => {
  const [first, other] = priceGroups([
    { name: 'Seul', price: '5 €' },
    { name: 'Groupe', price: ' ' },
    { name: 'Un', price: '6 €' },
    { name: 'Deux', price: '', link: '/cgv' },
  ])
  expect(first).toEqual({ heading: '', lines: [{ name: 'Seul', price: '5 €' }] })
  expect(other).toMatchObject({ heading: 'Groupe', lines: [{ name: 'Un' }, { name: 'Deux' }] })
})

test('the least price is that of something that is bought by itself', () => {
  expect(
    leastPrice([
      { name: 'Offert', price: '0 €' },
      { name: 'Bilan', price: 'offert' },
      { name: 'Supplément lèvres', price: '2 €' },
      { name: 'Motif, par ongle', price: '3 €' },
      { name: 'Bain <em>avec une manucure</em>', price: '4 €' },
      { name: 'En complément', price: '' },
      { name: 'Masque', price: '5 €' },
      { name: 'Soin', price: '' },
      { name: 'Court', price: '<s>10 €</s> 8,50 €' },
      { name: 'Long', price: '1 250 €' },
    ]),
  ).toBe('dès\u00a08,50\u00a0€')
  expect(leastPrice([{ name: 'Devis', price: 'sur devis' }])).toBeUndefined()
  expect(leastPrice([])).toBeUndefined()
})

test('a price that begins at an amount is the least where nothing costs less', () => {
  const packages = { name: 'Forfait 5 séances', price: '150 €' }
  const supplement = { name: 'Supplément argile', price: 'à partir de 5 €' }
  expect(leastPrice([packages, supplement, { name: 'Hammam', price: 'à partir de 35 €' }])).toBe('dès\u00a035\u00a0€')
  expect(leastPrice([packages, { name: 'Rituel', price: 'dès 200 €' }])).toBe('dès\u00a0150\u00a0€')
})

test.each([
  ['Détente, prix pour deux personnes', 'Modelage', 'dès\u00a088\u00a0€ pour\u00a0deux'],
  ['Détente', 'Modelage <em>à deux</em>', 'dès\u00a088\u00a0€ pour\u00a0deux'],
  ['', 'Modelage à deux <em>1 h</em>', 'dès\u00a088\u00a0€ pour\u00a0deux'],
  ['Pour 2', 'Modelage', 'dès\u00a088\u00a0€ pour\u00a0deux'],
  ['Extensions', 'Remplissage à deux semaines', 'dès\u00a088\u00a0€'],
  ['Cures', 'Deux zones', 'dès\u00a088\u00a0€'],
])('%s, %s is said to cost %s', (heading, name, said) => {
  expect(
    leastPrice([
      { name: heading, price: '' },
      { name, price: '88 €' },
      { name: 'À deux', price: '138 €' },
    ]),
  ).toBe(said)
})

test('what is added to something else is told by its name or its heading, where it has an amount', () => {
  expect(isSupplement('', { name: 'Masque supplémentaire <em>15 min</em>', price: '12 €' })).toBe(true)
  expect(isSupplement('En complément', { name: 'Masque', price: '12 €' })).toBe(true)
  expect(isSupplement('', { name: 'Supplément', price: 'comprise' })).toBe(false)
  expect(isSupplement('Abonnements', { name: 'Dix soins', price: '300 €' })).toBe(false)
})

test('a treatment takes as long as what is bought by itself', () => {
  const { tarifs } = TREATMENTS['soins-du-visage']!
  expect(durations(tarifs)).toBe('15\u00a0min à 1\u00a0h\u00a015')
  expect(durations(boughtAlone(tarifs))).toBe('20\u00a0min à 1\u00a0h\u00a015')
})

test('what the first content announces', () => {
  const least = Object.fromEntries(Object.entries(TREATMENTS).map(([id, { tarifs }]) => [id, leastPrice(tarifs)]))
  expect(least).toMatchObject({
    'epilation-a-la-cire': 'dès\u00a08\u00a0€',
    'soins-du-visage': 'dès\u00a024\u00a0€',
    'verni-semi-permanent': 'dès\u00a032\u00a0€',
    'beaute-du-sourire': 'dès\u00a014\u00a0€',
    'beaute-en-duo': 'dès\u00a088\u00a0€ pour\u00a0deux',
  })
})

test('taking something off is not what a treatment costs at least, where there is more of it', () => {
  const off = { name: 'Dépose seule <em>30 min</em>', price: '16 €' }
  expect(leastPrice([off, { name: 'Couleur', price: '32 €' }])).toBe('dès\u00a032\u00a0€')
  expect(leastPrice([off])).toBe('16\u00a0€')
})

test.each([
  ['of one line', [{ name: 'Soin', price: '35 €' }], '35\u00a0€'],
  [
    'of lines that cost the same',
    [
      { name: 'Soin', price: '35 €' },
      { name: 'Rituel', price: '35' },
    ],
    '35\u00a0€',
  ],
  [
    'of one line and a gift',
    [
      { name: 'Soin', price: '35 €' },
      { name: 'Bon', price: 'dès 10 €', reservable: false },
    ],
    '35\u00a0€',
  ],
  ['of one line that begins at an amount', [{ name: 'Soin', price: 'à partir de 35 €' }], 'dès\u00a035\u00a0€'],
  ['of a range', [{ name: 'Soin', price: '35 / 45 €' }], 'dès\u00a035\u00a0€'],
  [
    'beside a quotation',
    [
      { name: 'Soin', price: '35 €' },
      { name: 'Rituel', price: 'sur devis' },
    ],
    'dès\u00a035\u00a0€',
  ],
])('the price %s is said as it is', (_name, tarifs, said) => expect(leastPrice(tarifs)).toBe(said))

test('a line is found by its duration as it is shown', () => {
  expect(searchedText('', { name: 'Sourcils', duree: '20', price: '12 €' })).toBe(' Sourcils 20 min · 12 €')
  expect(searchedText('Cire', { name: 'Bras <em>30 min</em>', price: '25 €' })).toBe('Cire Bras 30 min  · 25 €')
})
