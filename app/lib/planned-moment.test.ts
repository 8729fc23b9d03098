import { describe, expect, test } from 'vitest'
import { clockMomentAt, momentAhead, readClockMoment, unusualHour } from './planned-moment.ts'

const NOW = new Date('2026-11-22T10:00:00Z')

test.each([
  ['2026-12-01T07:00:00.000Z', 'mardi 1er décembre à 8\u00a0h'],
  ['2026-12-24T17:30:00.000Z', 'jeudi 24 décembre à 18\u00a0h\u00a030'],
  ['2026-12-31T23:00:00.000Z', 'vendredi 1er janvier 2027 à 0\u00a0h'],
])('%s: %s', (timestamp, words) => expect(momentAhead(timestamp, NOW)).toBe(words))

describe('what the clock of Paris shows', () => {
  test.each([
    ['2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
    ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
    // Skipped in spring: the one after it.
    ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
    // Twice in autumn: the second.
    ['2027-10-31T02:30', '2027-10-31T01:30:00.000Z'],
  ])('%s is %s', (text, instant) => expect(readClockMoment(text)?.toISOString()).toBe(instant))

  test.each([
    '',
    '2026-12-01',
    '2026-02-30T08:00',
    '2026-12-01T24:00',
    '2026-12-01T08:60',
    '2026-12-01T08:00Z',
    'demain',
  ])('%j is no moment', (text) => expect(readClockMoment(text)).toBeUndefined())

  test('is written as a field of a form has it', () => {
    for (const text of ['2026-12-01T08:00', '2027-07-14T00:00', '2027-10-31T02:30'])
      expect(clockMomentAt(readClockMoment(text)!)).toBe(text)
  })

  test('is said where it is skipped or comes twice', () => {
    expect(unusualHour('2027-03-28T02:30')).toBe(
      "Cette nuit-là, les horloges avancent d'une heure : ce sera à 3\u00a0h\u00a030.",
    )
    expect(unusualHour('2027-10-31T02:30')).toBe(
      'Cette nuit-là, 2\u00a0h\u00a030 vient deux fois : ce sera la seconde.',
    )
    for (const usual of ['2027-03-28T03:30', '2027-03-28T01:59', '2027-10-31T03:00', '2027-10-31T01:59', 'demain'])
      expect(unusualHour(usual)).toBeUndefined()
  })
})
