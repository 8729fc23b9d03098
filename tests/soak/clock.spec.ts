import { expect, test } from '@playwright/test'
import { sendChange } from '../support/administrator.ts'
import { useClockedSite } from '../support/clocked-site.ts'
import { listenTo } from '../support/live.ts'
import { query } from '../support/site-database.ts'
import type { RunningSite } from '../support/site.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 24 * 3_600_000]

/** How long a session lasts without a visit. */
const IDLE = 7 * DAY

let site: RunningSite
let cookie: string
let setAhead: (ahead: number) => Promise<void>

useClockedSite((given) => ({ site, cookie, setAhead } = given))

/** Sets the clock of the site's process ahead of the machine's, and waits until the site has settled it. */
async function setClock(ahead: number) {
  const jumps = () => site.errors().split('"event":"clock-set"').length
  const before = jumps()
  await setAhead(ahead)
  await expect.poll(jumps, { timeout: 10_000 }).toBeGreaterThan(before)
}

const ask = (path: string) => fetch(site.origin + path, { headers: { cookie } })

async function save(base: number): Promise<number> {
  const fields = { description: `<p>Texte ${base}</p>` }
  const change = { intent: 'update', collection: 'categories', id: 'maquillage', base, fields } as const
  return (await sendChange(site, cookie, change)).status
}

const tryToSignIn = () =>
  fetch(`${site.origin}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: site.account.email, password: 'pas le bon' }),
  })

test('a clock that jumps neither ends a session nor prolongs one', async () => {
  let version = 1
  for (const ahead of [HOUR, 0, DAY, 0, -HOUR, 0, -DAY, 0]) {
    await setClock(ahead)
    expect((await ask('/api/session')).status, `${ahead}`).toBe(200)
    expect(await save(version++)).toBe(200)
  }
  const [session] = query(site, 'select "createdAt", "updatedAt", "expiresAt" from session')
  const now = Date.now()
  expect(Date.parse(String(session!['createdAt']))).toBeLessThan(now + MINUTE)
  expect(Date.parse(String(session!['expiresAt']))).toBeLessThan(now + IDLE + MINUTE)
  await setClock(IDLE + HOUR)
  expect((await ask('/api/session')).status).toBe(401)
})

test('who is refused for a while is not refused for longer because the clock was ahead', async () => {
  await setClock(DAY)
  let answer = await tryToSignIn()
  for (let count = 0; count < 20 && answer.status !== 429; count += 1) answer = await tryToSignIn()
  expect(answer.status).toBe(429)
  await setClock(0)
  expect(Number((await tryToSignIn()).headers.get('Retry-After'))).toBeLessThan(16 * 60)
})

test('a page of another day is not kept, and what is saved is heard after the clock was set back', async () => {
  // The content's part of the tag: better compressed copies may replace the first.
  const visit = async () => (await fetch(`${site.origin}/notre-centre`)).headers.get('ETag')?.replace(/-\w+"$/, '')
  const before = await visit()
  const listener = await listenTo(site, cookie)
  await setClock(DAY)
  expect(await save(1)).toBe(200)
  await listener.hears('saved', ({ version }) => version === 2, 5000)
  expect(await visit()).not.toBe(before)
  await setClock(0)
  expect(await save(2)).toBe(200)
  await listener.hears('saved', ({ version }) => version === 3, 5000)
  expect(await visit()).toBe(before)
  await listener.leave()
})
