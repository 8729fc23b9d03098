import { expect, test } from 'vitest'
import { WORDS } from './first-content.ts'

test('a page of reduced goods says « soldes » in its title alone, which changes with the legal periods', () => {
  const { titre, ...others } = WORDS['nos-soldes']
  expect(titre).toMatch(/soldes/i)
  expect(Object.values(others).join(' ')).not.toMatch(/sold/i)
})
