import { expect, test } from 'vitest'
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
