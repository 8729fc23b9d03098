import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { daysAfter } from '../lib/clock.ts'
import { CENTRE } from '../site/centre/first-content'
import { ExceptionalDates } from './exceptional-dates'

const TODAY = '2026-11-28'

/** As many closed days, a week apart, as they are written. */
function written(count: number): string {
  const days = Array.from({ length: count }, (_, week) => daysAfter(TODAY, 7 * week))
  const exceptions = days.map((du) => ({ du, horaires: '', motif: '' }))
  return renderToStaticMarkup(<ExceptionalDates opening={{ horaires: CENTRE.horaires, exceptions }} today={TODAY} />)
}

test('thirty dates do not push the hours off the page: the first are read, the others are a press away', () => {
  const [first, others] = written(30).split('<details>') as [string, string]
  expect(first.match(/<li>/g)).toHaveLength(5)
  expect(others.match(/<li>/g)).toHaveLength(25)
  expect(others).toContain('Voir les 25 dates suivantes')
})

test.each([1, 6])('%i are all read at once', (count) => {
  expect(written(count).match(/<li>/g)).toHaveLength(count)
  expect(written(count)).not.toContain('<details>')
})

test('nothing is said where there are none', () => expect(written(0)).toBe('<template data-now="dates"></template>'))
