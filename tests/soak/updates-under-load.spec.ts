import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { openSession, sendChange } from '../support/administrator.ts'
import { HAS_CADDY, startCaddy } from '../support/caddy.ts'
import { freePort } from '../support/free-port.ts'
import { buildOtherVersion } from '../support/other-version.ts'
import { createPostgresDatabase } from '../support/postgres-database.ts'
import { startPostgres } from '../support/postgres.ts'
import { isScript } from '../support/scripts.ts'
import { enter } from '../support/sign-in.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'

test.skip(!HAS_CADDY, 'Caddy is not installed here')

/** How often both processes are brought to the other version: `UPDATES=10` gives the figure of decision 035. */
const UPDATES = Number(process.env['UPDATES'] ?? 2)

/** For how long a process has served before the other is ended, in milliseconds: Docker asks every ten seconds. */
const WAITED = 5_000

/** How many saves and visits there are each second, and how many of these are an administrator's pages. */
const [SAVES, VISITS] = [5, 50]
const ADMINISTRATORS = Number(process.env['ADMINISTRATORS'] ?? 2.5)

/** Of so many visits one is an administrator's: every other is of a page. */
const SHARE = 2 * Math.round(VISITS / ADMINISTRATORS / 2)

const PAGE = '/soins/maquillage'
const OTHER = 'autre'

/**
 * Does something so many times a second until it is told to end, whatever became of the times before; returns what each
 * came to, how many there were a second, and the longest that one took, in milliseconds.
 */
function paced<T>(perSecond: number, work: (time: number) => Promise<T>) {
  const outcomes: Promise<T>[] = []
  const began = performance.now()
  let [isOver, longest] = [false, 0]
  const timed = async (time: number) => {
    const start = performance.now()
    const outcome = await work(time)
    longest = Math.max(longest, performance.now() - start)
    return outcome
  }
  const going = (async () => {
    for (let due = began; !isOver; await setTimeout(Math.max(0, due - performance.now()))) {
      outcomes.push(timed(outcomes.length))
      due += 1000 / perSecond
    }
  })()
  return async () => {
    isOver = true
    await going
    const seconds = (performance.now() - began) / 1000
    const done = await Promise.all(outcomes)
    return { done, rate: Math.round((done.length / seconds) * 100) / 100, longest: Math.round(longest) }
  }
}

/** What a process has had to say of failures, and what it answered with one. */
const failuresOf = ({ output, errors }: RunningSite) =>
  `${output()}\n${errors()}`.split('\n').filter((line) => /"level":"(?:warn|error)"|"status":(?:0|5)|Error/.test(line))

/** Ends a process, and returns what it had to say of failures. */
async function end(site: RunningSite): Promise<string[]> {
  const ended = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  await ended
  return failuresOf(site)
}

/** Every script and style that a page of a version may ever ask for. */
const filesOf = (folder: string) =>
  ['js', 'css'].flatMap((kind) =>
    readdirSync(join(folder, 'build/client/static', kind))
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => `/static/${kind}/${name}`),
  )

/** Visits in turn a page, as a visitor and as an administrator, and what a page that was read a while ago asks for later. */
function visiting(origin: string, cookie: string, files: Record<string, string[]>) {
  const read: string[] = []
  return async (time: number) => {
    if (time % 2 === 1 && read.length > 0) {
      const version = read[Math.max(0, read.length - 1 - Math.floor(Math.random() * VISITS * 10))]!
      const path = files[version]![time % files[version]!.length]!
      const answer = await fetch(origin + path)
      const isWhole = answer.headers.get('content-type')?.includes(path.endsWith('js') ? 'javascript' : 'css')
      return { said: `${answer.status} ${isWhole ? '' : path}`, version: (await answer.text()) && version }
    }
    const answer = await fetch(origin + PAGE, time % SHARE === 0 ? { headers: { cookie } } : {})
    const text = await answer.text()
    const version = text.includes(`data-version="${OTHER}"`) ? OTHER : 'this'
    read.push(version)
    return { said: `${answer.status} ${text.includes('</html>') ? '' : PAGE}`, version }
  }
}

/** Changes a title and opens a text, as they were never touched on this page before. */
async function edit(page: Page, title: string) {
  await page.getByRole('button', { name: 'Modifier le titre', exact: true }).click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title)
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/changes'))
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  expect((await saved).status()).toBe(200)
  await page.getByRole('button', { name: 'Modifier la description', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Mise en forme' }).getByRole('button')).not.toHaveCount(0)
}

test('two processes are updated in turn: no visit fails, no save is refused or lost, no open page is left', async ({
  browser,
}) => {
  test.setTimeout(300_000 + UPDATES * 120_000)
  // As compose.yaml has it: two processes on PostgreSQL, Caddy before them.
  const server = await startPostgres()
  test.skip(!server, 'PostgreSQL is not installed here')
  const database = await createPostgresDatabase(server!.address)
  const folders = ['.', buildOtherVersion(OTHER)]
  const ports = [await freePort(), await freePort()]
  const settings = { TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL: database.address, ACCESS_LOG: 'oui' }
  const first = await startSite({ ...settings, PORT: String(ports[0]) })
  const shared = { ...settings, ...first.place }
  const sites = [first, await startSite({ ...shared, PORT: String(ports[1]) })]
  const caddy = await startCaddy([first.origin, sites[1]!.origin])
  const here = { ...first, origin: caddy.origin }
  const cookie = await openSession(here)
  const context = await browser.newContext({ baseURL: caddy.origin, locale: 'fr-FR' })
  const faults: string[] = []
  const logged: string[] = []
  const asked: string[] = []
  context.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`)
  })
  context.on('weberror', (error) => faults.push(error.error().message))
  try {
    await enter(await context.newPage(), first.account)
    const files = { this: filesOf('.'), [OTHER]: filesOf(folders[1]!) }
    const endVisits = paced(VISITS, visiting(caddy.origin, cookie, files))
    const endSaves = paced(SAVES, async () => {
      const fields = { titre: 'Pendant une mise à jour', image: '', contenu: [] }
      const change = { intent: 'add', collection: 'actualites', id: randomUUID(), fields } as const
      const answer = await sendChange(here, cookie, change)
      return `${answer.status} ${answer.ok ? '' : (await answer.text()) + [...answer.headers].join(' ')}`
    })
    for (let update = 1; update <= UPDATES; update += 1) {
      const page = await context.newPage()
      await page.goto(PAGE)
      await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 60_000 })
      for (const place of [0, 1]) {
        logged.push(...(await end(sites[place]!)))
        sites[place] = await startSite({ ...shared, PORT: String(ports[place]) }, folders[update % 2])
        // As `docker compose up --wait`: the other goes once this one serves.
        await expect.poll(async () => (await fetch(`${sites[place]!.origin}/readyz`)).status).toBe(200)
        await setTimeout(WAITED)
      }
      page.on('request', (request) => {
        if (isScript(request)) asked.push(request.url())
      })
      await edit(page, `Maquillage ${update}`)
      await page.close()
    }
    const [visited, saved] = await Promise.all([endVisits(), endSaves()])
    const [visits, saves] = [visited.done, saved.done]
    logged.push(
      ...sites.flatMap(failuresOf),
      ...caddy
        .errors()
        .split('\n')
        .filter((line) => /"level":"error"/.test(line)),
    )
    const failed = visits.filter(({ said }) => said !== '200 ').map(({ said }) => said)
    const refused = saves.filter((said) => said !== '200 ')
    const kept = query(first, "select count(*) as count from documents where data like '%Pendant une mise à jour%'")
    const lost = saves.length - refused.length - Number(kept[0]!['count'])
    const others = visits.filter(({ version }) => version === OTHER).length
    const paces = { visits: [visited.rate, visited.longest], saves: [saved.rate, saved.longest], load: loadavg() }
    const figures = { visits: visits.length, others, saves: saves.length, scripts: asked.length, lost, paces }
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) })
    console.log(JSON.stringify(figures))
    expect({ failed, refused, lost, faults }, logged.join('\n')).toEqual({
      failed: [],
      refused: [],
      lost: 0,
      faults: [],
    })
    expect(visited.rate / VISITS, 'what was meant to be asked').toBeGreaterThan(0.99)
    expect(saved.rate / SAVES, 'what was meant to be saved').toBeGreaterThan(0.99)
    expect(Math.min(others, visits.length - others)).toBeGreaterThan(VISITS)
    expect(asked.length).toBeGreaterThan(0)
  } finally {
    await context.close()
    await caddy.stop()
    for (const site of [...sites, first]) await site.stop()
    await server!.stop()
    rmSync(folders[1]!, { recursive: true, force: true })
  }
})
