import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { setCacheHeaders } from '../http/headers.server.ts'
import { finishPage } from './finished-page.server.ts'
import type { PageCache } from './page-cache.server.ts'
import { publishFiles } from './published-files.server.ts'

const ORIGIN = 'http://site.test'
const PATHS = ['/', '/trop-long', '/cgv']

let dataDir: string
let logged: Record<string, unknown>[]
let text: string
/** What happens as the last page of all is asked for. */
let atTheEnd: () => void
let publishing: ReturnType<typeof publishFiles>
let isOnline: boolean
let isTurning: boolean

/** Pages that all say the same, but for one that cannot be made. */
const pages: Pick<PageCache, 'get'> = {
  get(_, path) {
    if (path === '/404') atTheEnd()
    const status = path === '/trop-long' ? 500 : path === '/sitemap.xml' && !isOnline ? 404 : 200
    const sitemap = PATHS.map((one) => `<loc>${one}</loc>`).join('')
    const response = new Response(path === '/sitemap.xml' ? sitemap : text, { status })
    const turn = isTurning && path === '/cgv' ? new Date(Date.now() + 60_000) : undefined
    setCacheHeaders(new Request(ORIGIN + path), response, false, turn)
    return finishPage(response, undefined)
  },
}

const open = (isAnswered: boolean) =>
  publishFiles(pages as PageCache, {
    dataDir,
    origin: ORIGIN,
    standing: ['/nos-produits'],
    isAnswered,
    files: undefined,
  })

beforeEach(() => {
  dataDir = temporaryFolder()
  logged = captureLog()
  text = 'Avant'
  isOnline = true
  isTurning = false
  atTheEnd = () => undefined
  publishing = open(true)
})
afterEach(async () => {
  await publishing.close()
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true })
})

const written = (name: string) => readFileSync(join(dataDir, 'public', name), 'utf8')

test('a page that cannot be made is left out and logged, and the rest is written', async () => {
  await expect(publishing.publish()).rejects.toThrow('/trop-long cannot be made')
  for (const name of ['index.html', 'cgv.html', '404.html', 'nos-produits.html']) expect(written(name)).toBe('Avant')
  expect(() => written('trop-long.html')).toThrow('ENOENT')
  expect(logged).toMatchObject([{ event: 'page-not-published', path: '/trop-long' }])
})

test('what changes in the last moment of a run that fails is written at once, not when it is tried again', async () => {
  atTheEnd = () => {
    atTheEnd = () => undefined
    text = 'Après'
    publishing.soon()
  }
  publishing.soon()
  await vi.waitFor(() => expect(written('index.html')).toBe('Après'), 5_000)
})

test('what changes is written at once, and as small as can be when nothing has changed for a while', async () => {
  const list = (word: string) => Array.from({ length: 300 }, (_, index) => `<li>${word} ${index ** 3}</li>`).join('')
  const smallest = () => gzipSync(text, { level: 9 }).length
  const zipped = () => readFileSync(join(dataDir, 'public', 'index.html.gz'))
  text = list('Avant')
  await publishing.publish().catch(() => undefined)
  expect(zipped().length).toBe(smallest())
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  try {
    text = list('Après')
    publishing.changed()
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitFor(() => expect(gunzipSync(zipped()).toString()).toBe(text), 5_000)
    expect(zipped().length).toBeGreaterThan(smallest())
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(zipped().length).toBe(smallest()), 5_000)
  } finally {
    vi.useRealTimers()
  }
})

test('a site that is not online has no pages as files, nor those from before', async () => {
  await publishing.publish().catch(() => undefined)
  expect(written('sitemap.xml')).toContain('/cgv')
  isOnline = false
  expect(await publishing.publish()).toBe(0)
  for (const name of ['index.html', 'cgv.html', '404.html', 'sitemap.xml', 'robots.txt'])
    expect(() => written(name)).toThrow('ENOENT')
  expect(written('indisponible.html')).not.toBe('')
})

test('a page that is about to change is no file, for the site gives it at its moment; a copy of the site is whole', async () => {
  const publish = () => publishing.publish().catch(() => undefined)
  await publish()
  isTurning = true
  await publish()
  expect(() => written('cgv.html')).toThrow('ENOENT')
  expect(written('index.html')).toBe('Avant')
  await open(false)
    .publish()
    .catch(() => undefined)
  expect(written('cgv.html')).toBe('Avant')
  await publish()
  isTurning = false
  await publish()
  expect(written('cgv.html')).toBe('Avant')
})
