import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureLog } from '../../../tests/support/logged.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
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

/** Pages that all say the same, but for one that cannot be made. */
const pages: Pick<PageCache, 'get'> = {
  get(_, path) {
    if (path === '/404') atTheEnd()
    const status = path === '/trop-long' ? 500 : 200
    const sitemap = PATHS.map((one) => `<loc>${one}</loc>`).join('')
    return finishPage(new Response(path === '/sitemap.xml' ? sitemap : text, { status }), undefined)
  },
}

beforeEach(() => {
  dataDir = temporaryFolder()
  logged = captureLog()
  text = 'Avant'
  atTheEnd = () => undefined
  publishing = publishFiles(pages as PageCache, { dataDir, origin: ORIGIN, files: undefined })
})
afterEach(async () => {
  await publishing.close()
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true })
})

const written = (name: string) => readFileSync(join(dataDir, 'public', name), 'utf8')

test('a page that cannot be made is left out and logged, and the rest is written', async () => {
  await expect(publishing.publish()).rejects.toThrow('/trop-long cannot be made')
  expect([written('index.html'), written('cgv.html'), written('404.html')]).toEqual(['Avant', 'Avant', 'Avant'])
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
