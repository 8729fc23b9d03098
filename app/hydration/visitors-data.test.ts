import { expect, test } from 'vitest'
import type { PageData } from './page-data'
import { withVisitorsData } from './visitors-data'

const match = (id: string, loaderData: object) => ({ id, pathname: '/', params: {}, module: `/${id}.js`, loaderData })
const page = (matches: PageData['matches'], more: object = {}): PageData => ({
  pathname: '/',
  search: '',
  matches,
  sheets: ['/hers.css'],
  scripts: [],
  later: [],
  editor: [],
  ...more,
})

const hers = page([match('root', { viewer: 'her', facts: 'all' }), match('team', { members: ['Camille', 'Hélène'] })])

test('a page shows what a visitor is given of it, and who is signed in stays so', () => {
  const theirs = page([match('root', { facts: 'some' }), match('team', { members: ['Hélène'] })], { sheets: [] })
  const shown = withVisitorsData(hers, theirs)
  expect(shown.matches.map(({ loaderData }) => loaderData)).toEqual([
    { viewer: 'her', facts: 'some' },
    { members: ['Hélène'] },
  ])
  expect(shown.sheets).toEqual(hers.sheets)
})

test('what a visitor is refused stands as that error', () => {
  const theirs = page([match('root', {}), match('team', {})], { error: { id: 'team', status: 404 } })
  expect(withVisitorsData(hers, theirs).error).toEqual({ id: 'team', status: 404 })
})

test('a page that leads visitors elsewhere is left as it is', () => {
  expect(withVisitorsData(hers, page([match('root', {}), match('login', {})]))).toBe(hers)
  expect(withVisitorsData(hers, undefined)).toBe(hers)
})
