import { expect, test } from 'vitest'
import { CENTRE } from '../site/centre/first-content.ts'
import { expirePageAt, statusUntilExpiry, type PageExpiry } from './page-expiry.server.ts'
import { withPastEvents } from './past-events.server.ts'

test.each([
  ['2026-11-16T08:00:00Z', '2026-11-16T13:00:00.000Z'],
  ['2026-11-16T13:00:00Z', '2026-11-16T18:00:00.000Z'],
  // Nothing opens any more, but tomorrow is called today.
  ['2026-11-16T18:00:00Z', '2026-11-16T23:00:00.000Z'],
])('a page that is made at %s expires at %s', (now, moment) => {
  const expiry: PageExpiry = {}
  expect(statusUntilExpiry(expiry, CENTRE, new Date(now)).status).toBeDefined()
  expect(expiry.at?.toISOString()).toBe(moment)
})

test('a page expires as soon as anything on it does', () => {
  const expiry: PageExpiry = {}
  for (const day of ['2026-11-18', '2026-11-17', '2026-11-19']) expirePageAt(expiry, new Date(day))
  expect(expiry.at).toEqual(new Date('2026-11-17'))
})

test('a page with events turns when the day of the first to come has passed', () => {
  const expiry: PageExpiry = {}
  const articles = [{ jour: '2027-01-01' }, { jour: '2027-01-03' }, { jour: '2027-01-02' }, {}]
  const marked = withPastEvents(expiry, new Date('2027-01-02T12:00:00Z'), articles)
  expect(marked.map(({ isOver }) => isOver)).toEqual([true, false, false, false])
  expect(expiry.turn?.toISOString()).toBe('2027-01-02T23:00:00.000Z')
})
