import { renameSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isForAdministrators, OPEN } from '../../app/accounts/require-session.server.ts'
import routes from '../../app/routes.ts'
import { contentOf, openSession, withSecond } from '../support/administrator.ts'
import type * as Server from '../../app/server/app.ts'
import { expect, test } from '../support/journey.ts'
import { query } from '../support/site-database.ts'
import { ON_POSTGRES, startSite, type RunningSite } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const BUILD = new URL('../../build/server/index.js', import.meta.url).href

interface Asked {
  method: string
  /** As `app/routes.ts` names it. */
  route: string
  path: string
}

const routesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path !== undefined || index ? [path ?? '/'] : []),
    ...routesOf(children ?? []),
  ])

/** An address that leads to a route. */
const addressOf = (route: string) => `/${route.replace(/^\//, '').replace(/\*|:\w+\??/g, 'inconnu')}`

/** Every question and every write that some route may answer: those of the pages, and those of the server itself. */
async function findEverything(): Promise<Asked[]> {
  const { openSite } = (await import(BUILD)) as typeof Server
  const site = await openSite({ DATA_DIR: temporaryFolder() })
  const own = site.routes
    .filter(({ path }) => !path.endsWith('*'))
    .map(({ method, path }) => ({ method: method === 'ALL' ? 'POST' : method, route: path.slice(1) }))
  await site.close()
  const ofPages = routesOf(routes).flatMap((route) => ['GET', 'POST'].map((method) => ({ method, route })))
  return [...own, ...ofPages].map((asked) => ({ ...asked, path: addressOf(asked.route) }))
}

let found: Promise<Asked[]> | undefined
const everything = () => (found ??= findEverything())

/** All but reading what visitors read, and what is on the list. */
async function forAdministrators(): Promise<Asked[]> {
  return (await everything()).filter(
    ({ method, route, path }) =>
      (method !== 'GET' || /^\/(api|admin)(\/|$)/.test(path) || isForAdministrators(method, route)) &&
      !OPEN.has(`${method} ${route}`),
  )
}

/** Asks for something with these cookies, and says what it is told. */
async function knock({ origin }: RunningSite, cookie: string, { method, path }: Asked): Promise<string> {
  const answer = await fetch(origin + path, { method, headers: { cookie }, redirect: 'manual' })
  await answer.body?.cancel()
  return `${method} ${path}: ${answer.status} ${answer.headers.get('Location') ?? ''}`.trim()
}

/** Expects that every door is closed in the same way, and that nothing has changed; `isKnown` where somebody has signed in here before. */
async function expectClosed(
  site: RunningSite,
  cookie: string,
  status: 401 | 403 | 503,
  isKnown = false,
): Promise<void> {
  const before = contentOf(site)
  const doors = await forAdministrators()
  expect(doors.length).toBeGreaterThan(40)
  const told: string[] = []
  for (const door of doors) told.push(await knock(site, cookie, door))
  const toSignIn = ({ method, route, path }: Asked) => {
    const isEnded = isKnown && method === 'POST' && isForAdministrators('GET', route)
    return `${method === 'GET' ? 302 : 303} /login${isEnded ? `?fin=${encodeURIComponent(path)}` : ''}`
  }
  expect(told).toEqual(
    doors.map((door) => {
      const isPage = !door.path.startsWith('/api/')
      return `${door.method} ${door.path}: ${isPage && status !== 503 ? toSignIn(door) : status}`
    }),
  )
  expect(contentOf(site)).toBe(before)
}

test.describe('what is not on the list of what is open', () => {
  test('is closed to a visitor', ({ site }) => expectClosed(site, '', 401))

  test('is closed to a forged session, and to one that has expired', async ({ site }) => {
    const cookie = await openSession(site)
    const forged = cookie.replace(/(session_token=)[^;]*/, '$1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.c2lnbmF0dXJl')
    expect(forged).not.toBe(cookie)
    await expectClosed(site, forged, 401, true)
    query(site, `update session set "expiresAt" = '2026-01-01T00:00:00.000Z'`)
    await expectClosed(site, cookie, 401, true)
  })

  test('is closed to a disabled account, and to one that is no administrator', ({ site }) =>
    withSecond(site, async (account) => {
      const cookie = await openSession(site, account)
      query(site, `update "user" set disabled = 1 where email = ?`, account.email)
      await expectClosed(site, cookie, 403)
      query(site, `update "user" set disabled = 0, role = 'user' where email = ?`, account.email)
      await expectClosed(site, cookie, 403)
    }))

  test('is closed however its address is written', async ({ site }) => {
    const spellings = [
      '/%61dmin',
      '/admin/',
      '//admin',
      '/%61pi/changes',
      '/x/../admin',
      '/admin.data',
      '/ADMIN',
      '/admin%2Fcode',
    ]
    for (const path of spellings)
      for (const method of ['GET', 'POST', 'HEAD']) {
        const answer = await fetch(site.origin + path, { method })
        const isIn = answer.status === 200 && new URL(answer.url).pathname !== '/login'
        expect(isIn, `${method} ${path}: ${answer.status} ${answer.url}`).toBe(false)
      }
  })

  test('says that it is away, and not that nobody is signed in, where the database is', async () => {
    test.skip(ON_POSTGRES, 'There is no file to take away.')
    const site = await startSite()
    try {
      const cookie = await openSession(site)
      const file = join(site.dataDir, 'site.sqlite')
      const doors = await forAdministrators()
      renameSync(file, `${file}.away`)
      for (const door of doors) expect(await knock(site, cookie, door)).toBe(`${door.method} ${door.path}: 503`)
      const page = await fetch(`${site.origin}/admin`, { headers: { cookie } })
      expect(await page.text()).toMatch(/<header[\s\S]*Un incident est survenu[\s\S]*<footer/)
      renameSync(`${file}.away`, file)
      expect(await knock(site, cookie, { method: 'GET', route: 'admin', path: '/admin' })).toBe('GET /admin: 200')
    } finally {
      await site.stop()
    }
  })
})

test('the list of what is open names routes that there are, and each lets anyone in', async ({ site }) => {
  const all = await everything()
  for (const open of OPEN) {
    const asked = all.find(({ method, route }) => open === `${method} ${route}`)
    expect(asked, open).toBeDefined()
    const told = await knock(site, '', asked!)
    expect(told).not.toMatch(/: (401|403|503)|\/login$/)
  }
})
