import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Encoding } from '../http/accepted-encoding.server.ts'
import { answerOf, compressPage, finishPage, type PageRequest } from './finished-page.server.ts'

const TEXT = '<!DOCTYPE html><p>Les soins du visage, à Colmar</p>'.repeat(100)
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public', Vary: 'Cookie' }

const finished = (text = TEXT, status = 200) => finishPage(new Response(text, { status, headers: HEADERS }))

async function ask(request: Partial<PageRequest>, encoding: Encoding = 'identity', text = TEXT) {
  const page = await finished(text)
  const whole = { method: 'GET', acceptEncoding: encoding, ifNoneMatch: undefined }
  return answerOf(page, await compressPage(page, encoding, 'quick'), { ...whole, ...request })
}

test.each([
  ['br', 'quick', brotliDecompressSync],
  ['br', 'thorough', brotliDecompressSync],
  ['gzip', 'quick', gunzipSync],
  ['gzip', 'thorough', gunzipSync],
] as const)('a page as %s, %s, is the page', async (encoding, effort, open) => {
  const { bytes, headers } = await compressPage(await finished(), encoding, effort)
  expect(open(bytes).toString()).toBe(TEXT)
  expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(bytes.length) })
})

test('each form has a tag of its own, for the same content the same', async () => {
  const page = await finished()
  const forms = await Promise.all([
    compressPage(page, 'identity', 'quick'),
    compressPage(page, 'gzip', 'quick'),
    compressPage(page, 'br', 'quick'),
    compressPage(page, 'br', 'thorough'),
  ])
  const tags = forms.map(({ headers }) => headers['etag'])
  expect(new Set(tags).size).toBe(4)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  expect((await compressPage(await finished(), 'gzip', 'quick')).headers['etag']).toBe(tags[1])
  expect((await compressPage(await finished(`${TEXT} `), 'gzip', 'quick')).headers['etag']).not.toBe(tags[1])
})

test('what is too small is not compressed', async () => {
  const { bytes, headers } = await compressPage(await finished('<p>Bonjour</p>'), 'br', 'quick')
  expect([bytes.toString(), headers['content-encoding']]).toEqual(['<p>Bonjour</p>', undefined])
})

test('who has the content is told so, whatever it was compressed by', async () => {
  const tag = (await ask({}, 'gzip')).headers['etag']!
  for (const ifNoneMatch of [tag, `W/${tag}`, `"autre", ${tag}`, '*']) {
    const { status, headers, bytes } = await ask({ ifNoneMatch }, 'br')
    expect([status, bytes, headers['content-type']]).toEqual([304, undefined, undefined])
    expect(headers).toMatchObject({ vary: 'Cookie', 'cache-control': 'public' })
  }
  expect((await ask({ ifNoneMatch: '"autre"' })).status).toBe(200)
  expect((await ask({ ifNoneMatch: tag, method: 'HEAD' })).status).toBe(304)
})

test('asked for the head alone, the answer is the same without its bytes', async () => {
  const [get, head] = [await ask({}, 'br'), await ask({ method: 'HEAD' }, 'br')]
  expect(head).toEqual({ ...get, bytes: undefined })
})

test('a page that was not found has no tag', async () => {
  const page = await finished('Introuvable', 404)
  const form = await compressPage(page, 'identity', 'quick')
  expect(form.headers['etag']).toBeUndefined()
  const asked = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: '*' }
  expect(answerOf(page, form, asked).status).toBe(404)
})
