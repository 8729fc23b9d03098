import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, connectWatched } from '../database/connect.server.ts'
import { migrate } from '../database/migrate.server.ts'
import type { Database } from '../database/tables.ts'
import { watchContentVersion, type ContentVersion } from './content-version.server.ts'
import { findDocument, listDocuments, removeDocument, replaceDocument } from '../../cms/documents/documents.server.ts'
import { describeMedia, findMediaAt, saveMedia } from '../../media/media.server.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { compressThoroughly } from './finished-page.server.ts'
import { openPageCache, withoutUnread, type PageCache, type Render } from './page-cache.server.ts'

const SITE = 'http://site.test'
const REQUEST = { method: 'GET', acceptEncoding: 'br', ifNoneMatch: undefined }

let dataDir: string
let db: Database
let version: ContentVersion
let pages: PageCache
/** What was rendered, in order. */
let rendered: string[]
/** What a page waits for after its first read. */
let halfway: () => Promise<unknown>
let headers: Record<string, string>
let expiresAt: Date | undefined
/** What makes a page long. */
let filler: string

/** A page of two articles, of all of them, or of a picture, as the site's are: read, then written. */
const render: Render = async (address) => {
  rendered.push(address)
  const { pathname } = new URL(address)
  if (pathname === '/inconnu') return { response: new Response('Introuvable', { status: 404, headers }), expiresAt }
  const parts: string[] = []
  if (pathname === '/tous') parts.push(...(await listDocuments(db, 'actualites')).map(({ titre }) => titre))
  else if (pathname === '/image') parts.push((await findMediaAt(db, [IMAGE])).get(IMAGE)?.alt ?? '')
  else {
    parts.push((await findDocument(db, 'actualites', 'un'))?.titre ?? '')
    await halfway()
    if (pathname === '/deux') parts.push((await findDocument(db, 'actualites', 'deux'))?.titre ?? '')
  }
  return { response: new Response(parts.join(' ') + filler, { headers }), expiresAt }
}

const ID = '0'.repeat(32)
const IMAGE = `/media/${ID}.jpg`

const article = (titre: string) => ({ titre, sousTitre: '', date: '', image: '', contenu: [] })

const save = (id: string, titre: string, where = db) =>
  where.transaction().execute((transaction) => replaceDocument(transaction, 'actualites', id, article(titre), null))

async function read(path: string): Promise<string> {
  // Each request comes in a turn of its own.
  await new Promise(setImmediate)
  return (await pages.get(SITE, withoutUnread(path))).bytes.toString()
}

beforeEach(async () => {
  dataDir = temporaryFolder()
  const opened = connectWatched({ dataDir, databaseUrl: '' })
  db = opened.db
  await migrate(db)
  version = watchContentVersion(db, opened.mark)
  pages = openPageCache(version, render, opened.failedQueries)
  rendered = []
  halfway = () => Promise.resolve()
  headers = { 'Cache-Control': 'public, max-age=0' }
  expiresAt = undefined
  filler = ''
  await save('un', 'A1')
  await save('deux', 'B1')
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  version.close()
  await db.destroy()
})

test('nothing is answered from memory while nobody can tell whether it has changed', async () => {
  await read('/un')
  vi.spyOn(version, 'current').mockReturnValue(undefined)
  vi.spyOn(version, 'latest').mockRejectedValue(new Error('Base injoignable'))
  await read('/un')
  await read('/un')
  expect(rendered).toHaveLength(3)
})

test('a page is made once, however many ask for it at once and afterwards', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => read('/un')))
  expect(new Set(all)).toEqual(new Set(['A1']))
  expect(await read('/un')).toBe('A1')
  expect(rendered).toHaveLength(1)
})

test('a save makes every page new, and those that say the same are not compressed again', async () => {
  filler = '<li>Soin</li>'.repeat(300)
  const formOf = async (path: string) => (await pages.getForm(SITE, path, REQUEST)).form
  const [before, other] = [await formOf('/un'), await formOf('/deux')]
  rendered = []
  await save('deux', 'B2')
  expect(await formOf('/un')).toBe(before)
  expect(await formOf('/deux')).not.toBe(other)
  expect(rendered).toEqual([`${SITE}/un`, `${SITE}/deux`])
})

test('so do a new document, one that is removed, and the text of a picture', async () => {
  const media = {
    id: ID,
    kind: 'picture',
    extension: 'jpg',
    width: 1,
    height: 1,
    size: 1,
    alt: 'Avant',
    tone: null,
  } as const
  await saveMedia(db, { ...media, author: null, source: null, variants: 'done', created_at: '' })
  expect([await read('/tous'), await read('/image')]).toEqual(['A1 B1', 'Avant'])
  await save('trois', 'C1')
  await describeMedia(db, { src: IMAGE, alt: 'Après' })
  expect([await read('/tous'), await read('/image')]).toEqual(['A1 B1 C1', 'Après'])
  await db.transaction().execute((transaction) => removeDocument(transaction, 'actualites', 'un', null))
  expect([await read('/tous'), await read('/un')]).toEqual(['B1 C1', ''])
})

test('what another process saves is seen at the next request', async () => {
  expect(await read('/un')).toBe('A1')
  const other = connect({ dataDir, databaseUrl: '' })
  await save('un', 'A2', other)
  await after(1)
  expect(pages.find('/un')).toBeUndefined()
  expect(await read('/un')).toBe('A2')
  await other.destroy()
})

test('what somebody writes past the store is seen as well', async () => {
  expect(await read('/tous')).toBe('A1 B1')
  const other = connect({ dataDir, databaseUrl: '' })
  await other.deleteFrom('documents').where('id', '=', 'un').execute()
  await after(1)
  expect(await read('/tous')).toBe('B1')
  await other.destroy()
})

test('a page that was begun before a save is made again, for those who already wait as well', async () => {
  let release: () => void = () => undefined
  const reached = new Promise<void>((resolve) => {
    halfway = () => {
      resolve()
      return new Promise<void>((go) => (release = go))
    }
  })
  const first = read('/un')
  await reached
  await save('un', 'A2')
  const second = read('/un')
  halfway = () => Promise.resolve()
  release()
  expect(await Promise.all([first, second])).toEqual(['A2', 'A2'])
  expect(await read('/un')).toBe('A2')
})

test('no page is of two versions', async () => {
  halfway = async () => {
    halfway = () => Promise.resolve()
    await db.transaction().execute(async (transaction) => {
      await replaceDocument(transaction, 'actualites', 'un', article('A2'), null)
      await replaceDocument(transaction, 'actualites', 'deux', article('B2'), null)
    })
  }
  expect(await read('/deux')).toBe('A2 B2')
})

test('what changes all the time is given as it is, and not kept', async () => {
  let version = 1
  halfway = () => save('un', `A${(version += 1)}`)
  expect(await read('/un')).toMatch(/^A\d$/)
  const made = rendered.length
  await read('/un')
  expect(rendered.length).toBeGreaterThan(made)
})

test('what changes all the time is made no five times where once takes long', async () => {
  halfway = async () => {
    await save('un', `A${rendered.length + 1}`)
    await after(3_100)
  }
  await read('/un')
  expect(rendered).toHaveLength(1)
  halfway = () => Promise.resolve()
  expect(await read('/un')).toBe('A2')
})

test('a page that lacks what could not be read is not kept', async () => {
  halfway = () =>
    db
      .selectFrom('absente' as 'media')
      .selectAll()
      .execute()
      .catch(() => undefined)
  await read('/un')
  await read('/un')
  expect(rendered).toHaveLength(2)
})

test.each([
  ['that was not found', '/inconnu', { 'Cache-Control': 'public' }],
  ['that is for one person', '/un', { 'Cache-Control': 'no-store' }],
  ['that sets a cookie', '/un', { 'Cache-Control': 'public', 'Set-Cookie': 'a=b' }],
])('an answer %s is not kept', async (_, path, given) => {
  headers = given
  await read(path)
  await read(path)
  expect(rendered).toHaveLength(2)
})

test('a page ends when it says so', async () => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  expiresAt = new Date(now + 40_000)
  await read('/un')
  vi.setSystemTime(now + 39_000)
  await read('/un')
  expect(rendered).toHaveLength(1)
  vi.setSystemTime(now + 41_000)
  await read('/un')
  expect(rendered).toHaveLength(2)
})

test('what no page reads of an address makes no page of its own', async () => {
  for (const path of ['/un', '/un?utm_source=x', '/un?a=1&b=2', '/un?']) expect(await read(path)).toBe('A1')
  expect(rendered).toEqual([`${SITE}/un`])
})

test('a page with parameters is not kept: nobody can fill the memory with addresses', async () => {
  await read('/un?b=2&tarif=3&soin=x')
  await read('/un?soin=x&tarif=3')
  expect(rendered).toEqual(Array.from({ length: 2 }, () => `${SITE}/un?soin=x&tarif=3`))
})

test('a kept page is the same whatever the site is called; what is not kept is made under each name', async () => {
  await pages.get(SITE, '/un')
  await pages.get('http://autre.test', '/un')
  expect(rendered).toEqual([`${SITE}/un`])
  rendered = []
  await Promise.all([SITE, 'http://autre.test'].map((origin) => pages.get(origin, '/inconnu')))
  expect(rendered.toSorted()).toEqual(['http://autre.test/inconnu', `${SITE}/inconnu`])
})

test('pages that take too much memory let the longest unasked go', async () => {
  filler = 'x'.repeat(10 * 1024 * 1024)
  for (const path of ['/un', '/deux', '/tous']) await read(path)
  expect(['/un', '/deux', '/tous'].map((path) => pages.find(path) !== undefined)).toEqual([false, true, true])
})

test('a page that was compressed as well as can be is sent so, and its tag still known', async () => {
  filler = Array.from({ length: 300 }, (_, index) => `<li>Soin ${index}, ${(index * 7) % 90} €</li>`).join('')
  const quick = await pages.getForm(SITE, '/un', REQUEST)
  await compressThoroughly(quick.page)
  const thorough = await pages.getForm(SITE, '/un', REQUEST)
  expect(thorough.form.headers['etag']).not.toBe(quick.form.headers['etag'])
  expect(thorough.form.bytes.length).toBeLessThanOrEqual(quick.form.bytes.length)
  expect(thorough.page.hash).toBe(quick.page.hash)
})
