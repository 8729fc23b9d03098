import { expect, test, vi } from 'vitest'
import { dayAt, daysAfter, instantOf, isDay, placeInWeek } from './clock.ts'

test.each([
  ['2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['2026-06-30T21:59:00.000Z', '2026-06-30'],
  ['2026-06-30T22:00:00.000Z', '2026-07-01'],
  // The nights when clocks go forward and back.
  ['2026-03-28T23:00:00.000Z', '2026-03-29'],
  ['2026-03-29T21:59:59.000Z', '2026-03-29'],
  ['2026-10-25T22:59:59.000Z', '2026-10-25'],
])('at %s it is %s', (instant, day) => {
  expect(dayAt(new Date(instant))).toBe(day)
})

test.each([
  ['2026-01-05', '09:00', '2026-01-05T08:00:00.000Z'],
  ['2026-07-05', '09:00', '2026-07-05T07:00:00.000Z'],
  ['2026-07-05', '24:00', '2026-07-05T22:00:00.000Z'],
  ['2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', '24:00', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25', '24:00', '2026-10-25T23:00:00.000Z'],
])('on %s at %s it is %s', (day, clock, instant) => {
  expect(instantOf(day, clock).toISOString()).toBe(instant)
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days is %s', (day, count, other) => {
  expect(daysAfter(day, count)).toBe(other)
})

test.each([
  ['2026-11-16', 0],
  ['2026-11-21', 5],
  ['2026-11-22', 6],
])('%s stands %i days after Monday', (day, place) => {
  expect(placeInWeek(day)).toBe(place)
})

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['12026-01-01', false],
  ['0026-12-24', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('the day is the one of the place that the setting names', async () => {
  vi.stubEnv('TIME_ZONE', 'Indian/Reunion')
  vi.resetModules()
  const { dayAt, instantOf } = await import('./clock.ts')
  expect(dayAt(new Date('2026-07-05T20:00:00Z'))).toBe('2026-07-06')
  expect(instantOf('2026-07-05', '09:00').toISOString()).toBe('2026-07-05T05:00:00.000Z')
  vi.unstubAllEnvs()
})
