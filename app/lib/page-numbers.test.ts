import { expect, test } from 'vitest'
import { namedPages, readPageNumber } from './page-numbers.ts'

test.each(['0', '-1', '01', '+2', '1.5', '2e3', ' 2', '', 'deux', '٢', '123456789'])('« %s » is no page', (text) => {
  expect(readPageNumber(text)).toBeUndefined()
})

test('a page is a whole number from 1', () => {
  expect(['1', '2', '500', '12345678'].map(readPageNumber)).toEqual([1, 2, 500, 12345678])
})

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 500, '1 2 … 500'],
  [3, 500, '1 2 3 4 … 500'],
  [4, 500, '1 2 3 4 5 … 500'],
  [5, 500, '1 … 4 5 6 … 500'],
  [497, 500, '1 … 496 497 498 499 500'],
  [500, 500, '1 … 499 500'],
])('beside page %i of %i: %s', (page, count, shown) => {
  expect(
    namedPages(page, count)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(shown)
})
