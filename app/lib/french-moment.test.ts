import { expect, test } from 'vitest'
import { frenchMoment } from './french-moment.ts'

test.each([
  ['2026-11-20T23:30:00.000Z', "aujourd'hui à 0\u00a0h\u00a030"],
  ['2026-11-20T08:05:00.000Z', 'hier à 9\u00a0h\u00a005'],
  ['2026-11-16T17:30:00.000Z', 'le lundi 16 novembre 2026 à 18\u00a0h\u00a030'],
])('%s: %s', (timestamp, words) => expect(frenchMoment(timestamp, new Date('2026-11-21T09:00:00Z'))).toBe(words))
