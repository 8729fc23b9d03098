import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { Change, Outcome } from '../../app/cms/documents/changes.ts'
import { openSession, sendChange, withSecond } from '../support/administrator.ts'
import { cutAnswers } from '../support/cut-answers.ts'
import { expect, test } from '../support/journey.ts'
import { listenTo } from '../support/live.ts'
import { createPostgresDatabase } from '../support/postgres-database.ts'
import { query } from '../support/site-database.ts'
import { ON_POSTGRES, startSite, type RunningSite } from '../support/site.ts'

/** How soon the other process knows, in milliseconds: it is told on PostgreSQL, and asks each second on SQLite. */
const SOON = ON_POSTGRES ? 500 : 2500

/** Runs two processes of one site, started at the same moment over nothing, for as long as the work takes. */
async function withTwo(work: (one: RunningSite, other: RunningSite) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const database = ON_POSTGRES ? await createPostgresDatabase() : undefined
  const place = { DATA_DIR: folder, DATABASE_URL: database?.address ?? '' }
  const starts = await Promise.allSettled([startSite(place), startSite(place)])
  const sites = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  try {
    for (const start of starts) if (start.status === 'rejected') throw start.reason
    const first = sites.find(({ account }) => account.email) ?? sites[0]!
    const second = sites.find((site) => site !== first)!
    await work(first, { ...second, account: second.account.email ? second.account : first.account })
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const titled = (title: string, base: number): Change => ({
  intent: 'update',
  collection: 'categories',
  id: 'maquillage',
  base,
  fields: { title },
})

const STARTS = ON_POSTGRES ? 10 : 3

const titles = (site: RunningSite) =>
  query(site, `select data from revisions where document_id = 'maquillage' order by version`).map(
    ({ data }) => (JSON.parse(String(data)) as { title: string }).title,
  )

for (let time = 1; time <= STARTS; time++) {
  test(`two processes that start at once both open, with one first administrator: ${time}`, () =>
    withTwo(async (one, other) => {
      expect(query(one, 'select count(*) as count from "user"')).toEqual([{ count: 1 }])
      expect(query(one, 'select max(version) as last from documents')).toEqual([{ last: 1 }])
      for (const { origin } of [one, other]) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
      // Both sign with the same secret.
      const cookie = await openSession(one)
      expect((await sendChange(other, cookie, titled('Par un autre', 1))).status).toBe(200)
    }))
}

test('what is saved in one process is heard, read and shown in the other', () =>
  withTwo(async (one, other) => {
    const cookie = await openSession(one)
    const stream = await listenTo(other, cookie)
    const shown = async () => (await fetch(`${other.origin}/soins/maquillage`)).text()
    expect(await shown()).toContain('Maquillage')
    for (let version = 2; version <= 6; version++) {
      const title = `Titre ${version}`
      await sendChange(one, cookie, titled(title, version - 1))
      await stream.hears('saved', (save) => save.id === 'maquillage' && save.version === version, SOON)
      await expect.poll(shown, { timeout: SOON, intervals: [20] }).toContain(title)
    }
    await stream.leave()
  }))

test('who edits in one process is seen in the other, where there is PostgreSQL', () =>
  withTwo(async (one, other) => {
    test.skip(!ON_POSTGRES, 'Processes over SQLite do not tell each other.')
    await withSecond(one, async (second) => {
      const stream = await listenTo(other, await openSession(other))
      const announce = async (places: string[]) =>
        fetch(`${one.origin}/api/live`, {
          method: 'POST',
          headers: {
            cookie: await openSession(one, second),
            'Content-Type': 'application/json',
            'Sec-Fetch-Site': 'same-origin',
          },
          body: JSON.stringify({ tab: 'un-onglet-ailleurs', places }),
        })
      expect((await announce(['categories/maquillage/title'])).status).toBe(204)
      await stream.hears('presence', (all) => all.some(({ name }) => name === second.name), SOON)
      await announce([])
      const last = () => stream.told.filter(({ event }) => event === 'presence').at(-1)!.data
      await expect.poll(last, { timeout: SOON, intervals: [20] }).toEqual([])
      await stream.leave()
    })
  }))

test('a session that ends in one process is over in the other', () =>
  withTwo(async (one, other) => {
    const cookie = await openSession(one)
    const stream = await listenTo(other, cookie)
    await fetch(`${one.origin}/deconnexion`, { method: 'POST', headers: { cookie }, redirect: 'manual' })
    await stream.hears('ended', () => true, 3000)
    expect((await sendChange(other, cookie, titled('Trop tard', 1))).status).toBe(401)
  }))

test('a save whose answer is lost is made once, and is no conflict with itself', async () => {
  const site = await startSite()
  try {
    await withSecond(site, async (second) => {
      const [mine, hers] = [await openSession(site), await openSession(site, second)]
      const lossy = await cutAnswers(site.origin, 2)
      const change = { ...titled('Le mien', 1), key: randomUUID() }
      await expect(sendChange(lossy, mine, change)).rejects.toThrow('fetch failed')
      await expect(sendChange(lossy, mine, change)).rejects.toThrow('fetch failed')
      expect(titles(site)).toEqual(['Maquillage', 'Le mien'])
      // Somebody has gone on from it meanwhile.
      expect((await sendChange(site, hers, titled('Le sien', 2))).status).toBe(200)
      const answer = await sendChange(lossy, mine, change)
      expect(answer.status).toBe(200)
      expect((await answer.json()) as Outcome).toMatchObject({
        outcome: 'saved',
        document: { title: 'Le mien', version: 2 },
      })
      expect(titles(site)).toEqual(['Maquillage', 'Le mien', 'Le sien'])
      lossy.close()
    })
  } finally {
    await site.stop()
  }
})

test('saves and pages that wait longer than a server is waited for are answered, where there is PostgreSQL', async () => {
  test.skip(!ON_POSTGRES, 'SQLite has no connections to wait for.')
  const database = await createPostgresDatabase()
  const site = await startSite({ DATABASE_URL: database.address })
  const other = new Client({ connectionString: database.address })
  try {
    const cookie = await openSession(site)
    await other.connect()
    // Somebody else writes documents, for longer than the five seconds that a server has to answer.
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(1)')
    const add = () => {
      const fields = { titre: 'En attendant', image: '', contenu: [] }
      return sendChange(site, cookie, { intent: 'add', collection: 'actualites', id: randomUUID(), fields })
    }
    const saves = Array.from({ length: 15 }, add)
    const taken = `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`
    const waiting = async () => (await other.query<{ count: number }>(taken)).rows[0]!.count
    await expect.poll(waiting, 'as many as there are connections').toBe(10)
    const pages = Array.from({ length: 5 }, () => fetch(`${site.origin}/soins/maquillage`, { headers: { cookie } }))
    await setTimeout(6_500)
    await other.query('rollback')
    const answers = await Promise.all([...saves, ...pages])
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const kept = query(site, `select count(*) as count from documents where data like '%En attendant%'`)
    expect(Number(kept[0]!['count'])).toBe(15)
  } finally {
    await other.end()
    await site.stop()
    await database.drop()
  }
})

test('a form whose answer is lost saves once when it is sent again', async ({ page, site, faults }) => {
  faults.allow(/Enregistrement impossible|failed|Failed to load/)
  const before = query(site, `select version from revisions where document_id = 'soins-des-mains'`).length
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(site.account.email)
  await page.getByLabel('Mot de passe').fill(site.account.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/')
  // Whoever hears of the save has nothing to send again.
  await page.route('**/api/live', (route) => route.abort())
  await page.goto('/soins/soins-des-mains')
  const keys: string[] = []
  await page.route('**/api/changes', async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key)
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Modifier la description' }).click()
  const editor = page.getByRole('textbox', { name: 'Description' })
  await editor.click()
  await page.keyboard.type('Une seule fois. ')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('Pas de réseau')).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(editor).toHaveCount(0)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(query(site, `select version from revisions where document_id = 'soins-des-mains'`)).toHaveLength(before + 1)
})
