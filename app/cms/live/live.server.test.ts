import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { makeLive, STREAMS_PER_SESSION, type Live } from './live.server.ts'

const SECOND = 1000
const START = Date.parse('2026-11-16T08:00:00.000Z')
const at = (time: number) => new Date(START + time).toISOString()

let opened: TestDatabase
let live: Live

beforeEach(async () => {
  opened = await openTestDatabase()
  live = makeLive(opened.db)
  vi.useFakeTimers({ now: START, toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  const stamp = { createdAt: at(0), updatedAt: at(0) }
  await opened.db
    .insertInto('user')
    .values({ id: 'c', name: 'Camille', email: 'c@x.example', emailVerified: 0, role: 'admin', disabled: 0, ...stamp })
    .execute()
  await opened.db
    .insertInto('session')
    .values({ id: 's', token: 't', userId: 'c', expiresAt: at(3600 * SECOND), ...stamp })
    .execute()
})
afterEach(async () => {
  live.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  await opened.close()
})

const viewer = { user: { uid: 'c', displayName: 'Camille' }, session: { id: 's' } } as Viewer

/** Opens a stream; `heard` is what it was told so far. */
function listen() {
  const reader = live.listen(viewer)!.getReader()
  const heard: string[] = []
  const over = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard.push(new TextDecoder().decode(value))
    }
  })()
  return { heard, over, leave: () => reader.cancel() }
}

/** Lets time pass, and what it sets off be done. */
async function pass(time: number) {
  await vi.advanceTimersByTimeAsync(time)
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
}

const revision = (version: number, savedAt: string) =>
  opened.db
    .insertInto('revisions')
    .values({
      collection: 'soldes',
      document_id: 'a',
      version,
      data: '{}',
      author: 'c',
      saved_at: savedAt,
      position: 0,
    })
    .execute()

test('asks the database only while somebody listens', async () => {
  expect(vi.getTimerCount()).toBe(0)
  const [one, other] = [listen(), listen()]
  expect(vi.getTimerCount()).toBe(1)
  await one.leave()
  expect(vi.getTimerCount()).toBe(1)
  await other.leave()
  expect(vi.getTimerCount()).toBe(0)
  const late = listen()
  await revision(1, at(0))
  await pass(SECOND)
  expect(late.heard.join('')).toContain('event: saved')
})

test('tells a save once, also one whose clock was a little behind', async () => {
  const { heard } = listen()
  const saves = () => heard.filter((text) => text.startsWith('event: saved')).length
  await revision(2, at(SECOND))
  await pass(SECOND)
  expect(saves()).toBe(1)
  await revision(1, at(-3 * SECOND))
  await pass(10 * SECOND)
  expect(saves()).toBe(2)
})

test('a tab that says nothing more is forgotten after half a minute', async () => {
  const { heard } = listen()
  live.announce({ tab: 'un-onglet', places: ['soldes/a/titre'] }, viewer)
  await pass(0)
  const presences = () => heard.filter((text) => text.includes('event: presence'))
  expect(presences().at(-1)).toContain('"name":"Camille"')
  await pass(20 * SECOND)
  live.announce({ tab: 'un-onglet', places: ['soldes/a/titre'] }, viewer)
  await pass(29 * SECOND)
  expect(presences()).toHaveLength(2)
  await pass(2 * SECOND)
  expect(presences()).toHaveLength(3)
  expect(presences().at(-1)).toContain('data: []')
})

test('says something at least every quarter of a minute, for proxies close what is silent', async () => {
  const { heard } = listen()
  await pass(60 * SECOND)
  expect(heard.filter((text) => text.startsWith(':')).length).toBeGreaterThanOrEqual(3)
})

test('a database that fails is logged, and what follows is heard', async () => {
  const logged = captureLog()
  const { heard } = listen()
  const failing = vi.spyOn(opened.db, 'selectFrom').mockImplementation(() => {
    throw new Error('Plus de base')
  })
  await pass(SECOND)
  failing.mockRestore()
  expect(logged).toMatchObject([{ event: 'live-failed' }])
  await revision(1, at(SECOND))
  await pass(SECOND)
  expect(heard.join('')).toContain('event: saved')
})

test('an ended session hears so once and no more, and nobody else is disturbed', async () => {
  const { heard, over } = listen()
  await opened.db.deleteFrom('session').execute()
  await pass(SECOND)
  await over
  expect(heard.at(-1)).toBe('event: ended\ndata: null\n\n')
  expect(vi.getTimerCount()).toBe(0)
  live.announce({ tab: 'un-onglet', places: ['a'] }, viewer)
  live.notify()
})

test('closing ends every stream', async () => {
  const streams = [listen(), listen()]
  live.close()
  await Promise.all(streams.map(({ over }) => over))
  expect(vi.getTimerCount()).toBe(0)
})

test('a session has so many streams and no more, until one of them is left', async () => {
  const streams = Array.from({ length: STREAMS_PER_SESSION }, () => listen())
  expect(live.listen(viewer)).toBeUndefined()
  const other = live.listen({ ...viewer, session: { ...viewer.session, id: 'another' } })
  expect(other).toBeDefined()
  await streams[0]!.leave()
  expect(live.listen(viewer)).toBeDefined()
})
