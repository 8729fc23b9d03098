import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Change } from '../../app/cms/documents/changes.ts'
import { openSession } from '../support/administrator.ts'
import { expectTurn, type Turn } from '../support/around-moment.ts'
import { freePort } from '../support/free-port.ts'
import { expect, test } from '../support/journey.ts'
import { HAS_NGINX, startNginx } from '../support/nginx.ts'
import { letBeDue, planChange } from '../support/planned.ts'
import { createPostgresDatabase, TEST_DATABASE_URL } from '../support/postgres-database.ts'
import { query } from '../support/site-database.ts'
import { startSite, type RunningSite } from '../support/site.ts'

const PATH = '/soins/maquillage'
const TEXT = 'Maquillage de fête'
const ARTICLE = 'Un article pour ce jour'

/** What turns at the moment: a page, its structured data, the feed and the list of pages. */
const TURNS: Turn[] = [
  { path: PATH, text: `>${TEXT}` },
  { path: PATH, text: '"price":47.1,' },
  { path: '/actualites.atom', text: `<title>${ARTICLE}</title>` },
  { path: '/sitemap.xml', text: '/actualites/un-article-pour-ce-jour<' },
]

/** For how long before the moment it is asked, in milliseconds. */
const AHEAD = 6000

const change = (fields: object): Change =>
  ({ intent: 'update', collection: 'categories', id: 'maquillage', base: 1, fields }) as Change

async function plan(site: RunningSite, cookie: string) {
  const tarifs = [{ id: 'un', name: 'Une heure', price: '47,10 €' }]
  await planChange(site, cookie, change({ title: TEXT, tarifs }))
  const fields = { titre: ARTICLE, contenu: [{ id: 'un', sousTitre: '', texte: 'Bonjour.' }] }
  await planChange(site, cookie, { intent: 'add', collection: 'actualites', id: randomUUID(), fields } as Change)
}

/** Runs the work over a place of its own, with what starts a site there; all of them are stopped at its end. */
async function overOnePlace(
  engine: string,
  work: (start: (settings?: Record<string, string>) => Promise<RunningSite>, folder: string) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const database = engine === 'PostgreSQL' ? await createPostgresDatabase() : undefined
  const sites: RunningSite[] = []
  const start = async (settings: Record<string, string> = {}) => {
    const site = await startSite({ DATA_DIR: folder, DATABASE_URL: database?.address ?? '', ...settings })
    sites.push(site)
    return site
  }
  try {
    await work(start, folder)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The work with nginx before a site, once its pages stand as files. */
async function behindNginx(site: RunningSite, folder: string, work: (origin: string) => Promise<void>) {
  await expect.poll(() => existsSync(join(folder, 'public', 'sitemap.xml')), { timeout: 60_000 }).toBe(true)
  const nginx = await startNginx({ origin: site.origin, dataDir: folder })
  try {
    await work(nginx.origin)
  } finally {
    await nginx.stop()
  }
}

const made = (site: RunningSite) =>
  query(site, `select version, planned_at from revisions where document_id = 'maquillage' order by version`)

for (const engine of ['SQLite', 'PostgreSQL'])
  test.describe(`on ${engine}`, () => {
    test.skip(engine === 'PostgreSQL' && !TEST_DATABASE_URL, 'There is no PostgreSQL server.')

    test('what is due is seen from both of two processes within a second, by nobody before, and is made once', () =>
      overOnePlace(engine, async (start) => {
        const sites = [await start(), await start()]
        const [one] = sites as [RunningSite]
        const cookie = await openSession(one)
        await plan(one, cookie)
        const at = await letBeDue(one, cookie, AHEAD)
        const origins = sites.map(({ origin }) => origin)
        await expectTurn(`two processes, ${engine}`, { origins, turns: TURNS, at })
        expect(made(one).map(({ planned_at }) => planned_at !== null)).toEqual([false, true])
      }))

    test('500 changes of one moment are seen within a second', () =>
      overOnePlace(engine, async (start) => {
        const site = await start()
        const cookie = await openSession(site)
        await plan(site, cookie)
        planOthers(site)
        const at = await letBeDue(site, cookie, AHEAD)
        await expectTurn(`500 at once, ${engine}`, { origins: [site.origin], turns: TURNS, at })
        expect(query(site, 'select id from planned_changes')).toEqual([])
        expect(query(site, 'select version from revisions where planned_at is not null')).toHaveLength(500)
      }))

    test('over a restart no answer is late: what came due meanwhile is made before anybody is answered', () =>
      overOnePlace(engine, async (start) => {
        const PORT = String(await freePort())
        const first = await start({ PORT })
        const cookie = await openSession(first)
        await plan(first, cookie)
        const at = await letBeDue(first, cookie, AHEAD)
        const asked = expectTurn(`restart, ${engine}`, {
          origins: [first.origin],
          turns: TURNS,
          at,
          mayFail: true,
        })
        await new Promise((done) => setTimeout(done, AHEAD - 1500))
        first.process.kill('SIGTERM')
        await new Promise((done) => first.process.once('exit', done))
        await new Promise((done) => setTimeout(done, Math.max(0, at - Date.now() + 300)))
        const next = await start({ PORT })
        await asked
        expect(made(next)).toHaveLength(2)
      }))
  })

/** Plans 498 other changes, of all treatments in turn, for the same moment. */
function planOthers(site: RunningSite) {
  const treatments = query(site, "select id from documents where collection = 'categories' and id <> 'maquillage'")
  const [planned] = query(site, 'select at, author from planned_changes')
  const rows = Array.from({ length: 498 }, (_, count) => {
    const id = String(treatments[count % treatments.length]!['id'])
    const text = JSON.stringify({ ...change({ description: `<p>Texte ${count}</p>` }), id })
    return [randomUUID(), String(planned!['at']), id, text, String(planned!['author'])]
  })
  query(
    site,
    `insert into planned_changes (id, at, collection, document_id, "change", author, planned_at, insists)
      values ${rows.map(() => "(?, ?, 'categories', ?, ?, ?, '2001-01-01T00:00:00.000Z', 1)").join(', ')}`,
    ...rows.flat(),
  )
}

test.describe('behind nginx', () => {
  test.skip(!HAS_NGINX, 'nginx is not installed here')

  test('what is due is seen within a second where pages are files, by nobody before', () =>
    overOnePlace('SQLite', async (start, folder) => {
      const site = await start()
      await behindNginx(site, folder, async (origin) => {
        const cookie = await openSession(site)
        await plan(site, cookie)
        const at = await letBeDue(site, cookie, AHEAD)
        await expectTurn('files behind nginx', { origins: [origin], turns: TURNS, at })
      })
      const file = () => existsSync(join(folder, 'public', `${PATH}.html`))
      await expect.poll(file, { timeout: 30_000 }).toBe(true)
    }))

  test('nor is what is due during a restart late there', () =>
    overOnePlace('SQLite', async (start, folder) => {
      const PORT = String(await freePort())
      const site = await start({ PORT })
      await behindNginx(site, folder, async (origin) => {
        const cookie = await openSession(site)
        await plan(site, cookie)
        const at = await letBeDue(site, cookie, AHEAD)
        const asked = expectTurn('restart behind nginx', {
          origins: [origin],
          turns: TURNS,
          at,
          mayFail: true,
        })
        await new Promise((done) => setTimeout(done, AHEAD - 1500))
        site.process.kill('SIGTERM')
        await new Promise((done) => site.process.once('exit', done))
        await new Promise((done) => setTimeout(done, Math.max(0, at - Date.now() + 300)))
        await start({ PORT })
        await asked
      })
    }))
})
