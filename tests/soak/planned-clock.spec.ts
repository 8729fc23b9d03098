import { expect, test } from '@playwright/test'
import type { Change } from '../../app/cms/documents/changes.ts'
import { useClockedSite } from '../support/clocked-site.ts'
import { letBeDue, planChange } from '../support/planned.ts'
import { query } from '../support/site-database.ts'
import type { RunningSite } from '../support/site.ts'

const PATH = '/soins/maquillage'
const TITLE = 'Maquillage de fête'

const HOUR = 3_600_000

/** How long after its moment a change may still be unseen, in milliseconds, on a machine with other work to do. */
const LATE = 2000

const change: Change = {
  intent: 'update',
  collection: 'categories',
  id: 'maquillage',
  base: 1,
  fields: { title: TITLE },
}

let site: RunningSite
let cookie: string
let setAhead: (ahead: number) => Promise<void>

useClockedSite((given) => ({ site, cookie, setAhead } = given))

/** Sets the clock of the site's process to an instant, and says how far that is ahead of the machine's. */
async function setClock(instant: number): Promise<number> {
  const ahead = instant - Date.now()
  await setAhead(ahead)
  return ahead
}

const isSeen = async () => (await (await fetch(site.origin + PATH)).text()).includes(TITLE)

const made = () => query(site, 'select version from revisions where planned_at is not null')

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** Lets the clock run over an instant: nobody sees the change before it, everybody soon after. */
async function runOver(instant: number) {
  const ahead = await setClock(instant - 2500)
  for (;;) {
    const asked = Date.now() + ahead
    if (await isSeen()) {
      expect(Date.now() + ahead, 'early').toBeGreaterThanOrEqual(instant)
      return
    }
    expect(asked, 'late').toBeLessThan(instant + LATE)
  }
}

for (const [name, planned, instant, before] of [
  // At 2 h the clock shows 3 h: what was planned for 2 h 30 is an hour later.
  ['forward in spring', '2094-03-28T02:30', '2094-03-28T01:30:00.000Z', '2094-03-28T00:40:00.000Z'],
  // 2 h 30 comes twice: the second is meant.
  ['back in autumn', '2094-10-31T02:30', '2094-10-31T01:30:00.000Z', '2094-10-31T00:30:30.000Z'],
] as const)
  test(`a change is made at its moment where the clock goes ${name}`, async () => {
    await planChange(site, cookie, change, planned)
    await setClock(Date.parse(before))
    await pause(1500)
    expect(await isSeen()).toBe(false)
    await runOver(Date.parse(instant))
    expect(made()).toHaveLength(1)
  })

test('a clock that is set back holds a change back, and makes none twice', async () => {
  await planChange(site, cookie, change)
  const at = await letBeDue(site, cookie, 6000)
  await setClock(at - HOUR)
  await pause(Math.max(0, at - Date.now()) + 1500)
  expect(await isSeen()).toBe(false)
  await runOver(at)
  await setClock(at - HOUR)
  await pause(1500)
  await setClock(at + HOUR)
  await pause(1500)
  expect(await isSeen()).toBe(true)
  expect(made()).toHaveLength(1)
})
