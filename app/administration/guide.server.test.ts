import { expect, test } from 'vitest'
import { GUIDE_HTML } from './guide.server.ts'

test('every heading of a table says what it is the heading of', () => {
  const headings = GUIDE_HTML.match(/<th\b[^>]*>/g)!
  expect(headings.length).toBeGreaterThan(1)
  for (const heading of headings) expect(heading).toMatch(/ scope="col"/)
})
