import { expect, test, vi } from 'vitest'
import { frenchDate } from './french-date.ts'

test.each([
  ['2026-11-10T08:30:00.000Z', '10 novembre 2026'],
  ['2026-06-01T12:00:00.000Z', '1er juin 2026'],
  ['2026-08-11T12:00:00.000Z', '11 août 2026'],
  // Midnight has passed in Paris, an hour ahead in winter and two in summer.
  ['2026-12-31T23:30:00.000Z', '1er janvier 2027'],
  ['2026-06-30T22:30:00.000Z', '1er juillet 2026'],
  ['', ''],
  ['hier', ''],
])('writes %j', (timestamp, day) => {
  expect(frenchDate(timestamp)).toBe(day)
})

test.each(['America/Martinique', 'Pacific/Noumea'])('a day is the same in %s', async (zone) => {
  vi.stubEnv('TIME_ZONE', zone)
  vi.resetModules()
  const { frenchDate } = await import('./french-date.ts')
  expect(frenchDate('2025-01-01')).toBe('1er janvier 2025')
  expect(frenchDate('2025-01-01T02:00:00.000Z')).toBe(
    zone === 'Pacific/Noumea' ? '1er janvier 2025' : '31 décembre 2024',
  )
  vi.unstubAllEnvs()
})
