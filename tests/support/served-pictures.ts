import { expect, type APIRequestContext } from '@playwright/test'

/** Checks how a given photograph is served: to everyone, for ever, and as nothing but a picture. Returns its bytes. */
export async function expectServedForEver(request: APIRequestContext, src: string): Promise<Buffer> {
  const picture = await request.get(src)
  expect(picture.status()).toBe(200)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  const bytes = await picture.body()
  const { etag } = picture.headers()
  expect((await request.get(src, { headers: { 'If-None-Match': etag! } })).status()).toBe(304)
  const head = await request.head(src)
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
  expect(head.headers()['content-length']).toBe(String(bytes.length))
  return bytes
}
