import type { Change } from '../../app/cms/documents/changes.ts'
import { openSession, runAdmin, SECOND, sendChange, withSecond } from '../support/administrator.ts'
import { expect, test } from '../support/journey.ts'
import { answerTime, listenTo } from '../support/live.ts'
import { startSite, type RunningSite } from '../support/site.ts'
import { query } from '../support/site-database.ts'

// A site of its own: its content and its second account are changed.
test.use({ settings: { PASSWORD_MIN_LENGTH: '12' } })

/** Beside what an answer takes, in milliseconds. */
const SOON = 1000

const versionOf = (site: RunningSite, id: string) =>
  Number(query(site, 'select version from documents where id = ?', id)[0]!['version'])

function titled(site: RunningSite, title: string): Change {
  const id = 'maquillage'
  return { intent: 'update', collection: 'categories', id, base: versionOf(site, id), fields: { title } }
}

function announce({ origin }: RunningSite, cookie: string, tab: string, places: string[]): Promise<Response> {
  return fetch(`${origin}/api/live`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tab, places }),
  })
}

test('the news come at once, as they are: neither compressed nor held back', async ({ site }) => {
  const stream = await listenTo(site, await openSession(site))
  const { headers, status } = stream.response
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('Content-Encoding')).toBeNull()
  expect(headers.get('Cache-Control')).toContain('no-store')
  expect(headers.get('X-Accel-Buffering')).toBe('no')
  await stream.leave()
})

test('what one administrator saves is told to the other, and whose it is', ({ site }) =>
  withSecond(site, async (second) => {
    const [mine, hers] = [await openSession(site), await openSession(site, second)]
    const stream = await listenTo(site, mine)
    for (const title of ['Fards', 'Teint']) {
      const answer = await sendChange(site, hers, titled(site, title))
      expect(answer.status).toBe(200)
      const version = versionOf(site, 'maquillage')
      await stream.hears('saved', (save) => save.version === version && save.id === 'maquillage', SOON)
      const save = stream.told.filter(({ event }) => event === 'saved').at(-1)
      expect(save!.data).toMatchObject({ collection: 'categories', removed: false, author: { name: SECOND.name } })
    }
    const ofHers = ({ event, data }: (typeof stream.told)[number]) =>
      event === 'saved' && data.author?.name === SECOND.name
    expect(stream.told.filter(ofHers)).toHaveLength(2)
    await stream.leave()
  }))

test('what another process saves is told as well', async ({ site }) => {
  const stream = await listenTo(site, await openSession(site))
  const version = versionOf(site, 'soins-des-pieds') + 1
  query(
    site,
    `insert into revisions (collection, document_id, version, data, author, saved_at, position)
     select collection, id, ?, data, null, ?, position from documents where id = 'soins-des-pieds'`,
    version,
    new Date().toISOString(),
  )
  query(site, `update documents set version = ? where id = 'soins-des-pieds'`, version)
  await stream.hears('saved', (save) => save.id === 'soins-des-pieds' && save.author === null, 5 * SOON)
  await stream.leave()
})

test('a change that is refused is told to nobody', async ({ site }) => {
  const cookie = await openSession(site)
  const stream = await listenTo(site, cookie)
  const versions = () =>
    stream.told.flatMap(({ event, data }) => (event === 'saved' && data.id === 'maquillage' ? [data.version] : []))
  const before = versionOf(site, 'maquillage')
  const change = titled(site, 'Jamais')
  await sendChange(site, cookie, { ...change, fields: { inconnu: '' } } as Change)
  await sendChange(site, '', change)
  await sendChange(site, cookie, titled(site, 'Enfin'))
  await stream.hears('saved', ({ version }) => version === versionOf(site, 'maquillage'), SOON)
  // What was saved a moment before the stream was opened may be told by it, too.
  expect(versions().filter((version) => version > before)).toEqual([before + 1])
  await stream.leave()
})

test('who edits what is told, and forgotten when the form is closed', ({ site }) =>
  withSecond(site, async (second) => {
    const [mine, hers] = [await openSession(site), await openSession(site, second)]
    const stream = await listenTo(site, mine)
    const place = 'categories/maquillage/title'
    expect((await announce(site, hers, 'onglet-de-l-autre', [place])).status).toBe(204)
    const isThere = (all: { tab: string; name: string; places: string[] }[]) =>
      all.some(({ tab, name, places }) => tab === 'onglet-de-l-autre' && name === SECOND.name && places[0] === place)
    await stream.hears('presence', isThere, SOON)
    // Whoever comes later is told as well.
    const late = await listenTo(site, mine)
    await late.hears('presence', isThere, SOON)
    await announce(site, hers, 'onglet-de-l-autre', [])
    for (const one of [late, stream]) {
      const before = () => one.told.filter(({ event }) => event === 'presence').at(-1)!.data as never[]
      await one.hears('presence', (all) => all.length === 0, SOON)
      expect(before()).toEqual([])
      await one.leave()
    }
  }))

test.describe('a session that is over is told so, and hears no more', () => {
  const ENDED = 3000

  test('signed out', async ({ site }) => {
    const [mine, other] = [await openSession(site), await openSession(site)]
    const [stream, untouched] = [await listenTo(site, mine), await listenTo(site, other)]
    await fetch(`${site.origin}/deconnexion`, { method: 'POST', headers: { cookie: mine }, redirect: 'manual' })
    await stream.hears('ended', () => true, ENDED)
    await stream.ended
    await sendChange(site, other, titled(site, `Après ${Date.now()}`))
    await untouched.hears('saved', ({ version }) => version === versionOf(site, 'maquillage'), SOON)
    expect(untouched.told.map(({ event }) => event)).not.toContain('ended')
    expect(stream.told.at(-1)!.event).toBe('ended')
    await untouched.leave()
    expect((await listenTo(site, mine)).response.status).toBe(401)
  })

  for (const [what, end] of [
    ['disabled', (site: RunningSite) => runAdmin(site, ['disable', '--email', SECOND.email])],
    ['with a new password', (site: RunningSite) => runAdmin(site, ['password', '--email', SECOND.email])],
    ['removed', (site: RunningSite) => runAdmin(site, ['remove', '--email', SECOND.email])],
    [
      'no administrator any more',
      (site: RunningSite) => query(site, `update "user" set role = 'user' where email = ?`, SECOND.email),
    ],
    [
      'expired',
      (site: RunningSite) =>
        query(
          site,
          `update session set "expiresAt" = '2026-01-01T00:00:00.000Z'
           where "userId" = (select id from "user" where email = ?)`,
          SECOND.email,
        ),
    ],
  ] as const) {
    test(what, ({ site }) =>
      withSecond(site, async (second) => {
        const stream = await listenTo(site, await openSession(site, second))
        await end(site)
        await stream.hears('ended', () => true, ENDED)
        await stream.ended
      }),
    )
  }
})

test('many streams that come and go leave the others as they were', async ({ site }) => {
  const cookie = await openSession(site)
  const steady = await listenTo(site, cookie)
  for (let round = 0; round < 10; round++) {
    const streams = await Promise.all(Array.from({ length: 20 }, () => listenTo(site, cookie)))
    await Promise.all(streams.map((stream) => stream.leave()))
  }
  await sendChange(site, cookie, titled(site, `Toujours ${Date.now()}`))
  await steady.hears('saved', ({ version }) => version === versionOf(site, 'maquillage'), SOON)
  await steady.leave()
  expect(site.errors()).not.toMatch(/live-failed|request-failed|MaxListeners|Invalid state/)
})

test('a process that is told to end does so within seconds, whoever listens', async () => {
  const site = await startSite()
  const cookie = await openSession(site)
  const streams = await Promise.all(Array.from({ length: 5 }, () => listenTo(site, cookie)))
  const usual = await answerTime(site.origin)
  const began = Date.now()
  await site.stop()
  expect(Date.now() - began).toBeLessThan(5000 + usual)
  expect(site.process.exitCode).toBe(0)
  await Promise.all(streams.map(({ ended }) => ended))
})
