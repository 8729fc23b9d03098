import { expect, test } from 'vitest'
import { ARTICLES, withEventDay } from './first-content.ts'

const EVENT = 'journee-decouverte-du-5-decembre'

test.each([
  ['2026-11-23', '2026-12-05'],
  ['2026-11-28', '2026-12-05'],
  ['2026-11-29', '2027-01-02'],
  ['2027-05-01', '2027-06-05'],
])('a site of %s announces %s, a first Saturday to come', (today, day) => {
  expect(withEventDay(EVENT, ARTICLES[EVENT]!, today)).toMatchObject({ jour: day, titre: ARTICLES[EVENT]!.titre })
})

test('no other article is given a day', () => {
  const id = 'rituel-d-automne'
  expect(withEventDay(id, ARTICLES[id]!, '2026-11-23')).toBe(ARTICLES[id])
})
