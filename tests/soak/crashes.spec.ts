import { expect, test } from '@playwright/test'
import { crash } from '../support/crashes.ts'
import { ON_POSTGRES } from '../support/site.ts'

/** As many as end within a minute; `node bench/crashes.ts` does more. */
const CRASHES = 12

test('what was said to be saved outlives a process that is killed', async () => {
  test.skip(ON_POSTGRES, 'bench/outages.ts is about PostgreSQL.')
  const { acknowledged, lost, damage, leftovers } = await crash(CRASHES)
  expect({ lost, damage, leftovers }).toEqual({ lost: [], damage: [], leftovers: [] })
  expect(acknowledged).toBeGreaterThanOrEqual(CRASHES)
})
