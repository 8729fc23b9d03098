import { expect, test } from 'vitest'
import { frenchDay, frenchTime } from './french-day.ts'

test.each([
  ['2026-11-21T06:00:00.000Z', '2026-11-21T20:00:00.000Z', "Aujourd'hui"],
  ['2026-11-20T06:00:00.000Z', '2026-11-21T20:00:00.000Z', 'Hier'],
  ['2026-11-16T06:00:00.000Z', '2026-11-21T20:00:00.000Z', 'lundi 16 novembre 2026'],
  ['2026-06-01T12:00:00.000Z', '2026-11-21T20:00:00.000Z', 'lundi 1er juin 2026'],
  // Midnight has passed in Paris.
  ['2026-11-20T23:30:00.000Z', '2026-11-21T08:00:00.000Z', "Aujourd'hui"],
  ['2026-12-31T12:00:00.000Z', '2026-12-31T23:30:00.000Z', 'Hier'],
  // The night when clocks go back, and the one when they go forward.
  ['2026-10-24T12:00:00.000Z', '2026-10-25T22:30:00.000Z', 'Hier'],
  ['2026-03-28T12:00:00.000Z', '2026-03-28T23:30:00.000Z', 'Hier'],
])('%s is called at %s: %s', (timestamp, now, day) => {
  expect(frenchDay(timestamp, new Date(now))).toBe(day)
})

test.each([
  ['2026-11-21T08:05:00.000Z', '9\u00a0h\u00a005'],
  ['2026-06-21T12:30:00.000Z', '14\u00a0h\u00a030'],
  ['2026-11-21T23:00:00.000Z', '0\u00a0h\u00a000'],
])('the time of %s is %s', (timestamp, time) => {
  expect(frenchTime(timestamp)).toBe(time)
})
