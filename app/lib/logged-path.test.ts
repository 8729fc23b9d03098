import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/soins/maquillage', '/soins/maquillage'],
  ['/nouveau-mot-de-passe', '/nouveau-mot-de-passe'],
  ['/nouveau-mot-de-passe/abc-DEF_1', '/nouveau-mot-de-passe/…'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
