import { expect, test } from 'vitest'
import { parsePrice } from '../../lib/price.ts'
import { plainText } from '../../lib/plain-text.ts'
import { TREATMENTS } from '../treatment/first-content.ts'
import { OFFERS, PRIVATE_SALES, withLastDay } from './first-content.ts'

test.each([
  ['2026-11-23', '2026-12-31', '2027-01-31'],
  ['2027-01-01', '2027-02-28', '2027-03-31'],
  ['2027-12-31', '2028-01-31', '2028-02-29'],
])('a site that starts on %s has offers until %s and %s', (today, next, after) => {
  expect(withLastDay('duo-hiver', OFFERS['duo-hiver']!, today)).toMatchObject({ au: next, titre: 'Une heure à deux' })
  expect(withLastDay('eclat-visage', OFFERS['eclat-visage']!, today)).toMatchObject({ au: after })
})

test('every first offer ends, and none is changed by its end', () => {
  for (const [id, offer] of Object.entries({ ...OFFERS, ...PRIVATE_SALES }))
    expect(withLastDay(id, offer, '2026-11-23'), id).toEqual({ ...offer, au: expect.stringMatching(/^202[67]-/) })
  const other = { titre: 'La sienne' }
  expect(withLastDay('la-sienne', other, '2026-11-23')).toBe(other)
})

/** What a line of the first treatments costs. */
function priceOf(id: string, name: string): number {
  const prices = TREATMENTS[id]!.tarifs.filter((tarif) => plainText(tarif.name).startsWith(name))
  expect(
    prices.map(({ price }) => price),
    `${id}: ${name}`,
  ).toHaveLength(1)
  return parsePrice(prices[0]!.price)!
}

test.each([
  ['duo-hiver', 0, [['beaute-en-duo', 'Modelage relaxant 1 h']]],
  [
    'eclat-visage',
    0,
    [
      ['soins-du-visage', 'Hydratant'],
      ['epilation-au-fil', 'Entretien de la ligne'],
    ],
  ],
  [
    'eclat-visage',
    1,
    [
      ['soins-du-visage', "Coup d'éclat"],
      ['epilation-au-fil', 'Entretien de la ligne'],
    ],
  ],
  ['mains-pieds', 0, [['soins-des-mains', 'Manucure et beauté des pieds complètes']]],
  [
    'mains-pieds',
    1,
    [
      ['verni-semi-permanent', 'Manucure complète et couleur'],
      ['soins-des-pieds', 'Beauté complète 50'],
    ],
  ],
  [
    'mains-pieds',
    2,
    [
      ['verni-semi-permanent', 'Manucure complète et couleur'],
      ['verni-semi-permanent', 'Beauté complète et couleur'],
    ],
  ],
  ['cure-minceur', 0, [['Cryolipolyse', 'Cure de dix séances']]],
  ['cure-minceur', 1, [['Cryolipolyse', 'Cure de huit séances, une zone']]],
] as const)('the struck price of %s, line %i, is what the same costs by the price list', (id, line, parts) => {
  const [, struck] = /au lieu de ([\d\s]+€)/.exec(OFFERS[id]!.contenu[line]!)!
  expect(parsePrice(struck!)).toBe(parts.reduce((sum, [soin, name]) => sum + priceOf(soin, name), 0))
  expect(OFFERS[id]!.contenu).toContain(
    'Le prix barré est celui des mêmes soins à la carte, le plus bas des 30 jours précédents.',
  )
})
