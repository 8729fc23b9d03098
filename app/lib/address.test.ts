import { describe, expect, test } from 'vitest'
import { isOrigin, isSitePath, webAddress } from './address.ts'

describe('isSitePath', () => {
  test.each(['/', '/videos/soin.mp4', '/a?b=c#d', '/été à deux.jpg', '/media/x.jpg'])('takes %j', (address) => {
    expect(isSitePath(address)).toBe(true)
  })

  test.each([
    '',
    'videos/soin.mp4',
    '//evil.example/x.mp4',
    '/\\evil.example/x.mp4',
    '/\t/evil.example/x.mp4',
    '/\n\\evil.example',
    '\\/evil.example',
    'https://evil.example/',
  ])('refuses %j', (address) => {
    expect(isSitePath(address)).toBe(false)
  })
})

describe('webAddress', () => {
  test.each([
    'https://medias.example/x.mp4',
    'http://127.0.0.1:8080/x',
    'https://[2001:db8::1]/x',
    'https://é.example/x',
    'HTTPS://a_b.example',
  ])('takes %s', (address) => {
    expect(webAddress(address)?.href).toBe(new URL(address).href)
  })

  test.each([
    'https://a;sandbox/x.mp4',
    'https://*/x',
    "https://'self'/x",
    'https://a,b/x',
    'https://a.example/x y',
    'https://a.example/\n',
    'https://nom:secret@a.example/',
    'https:/\\a.example',
    'https:a.example',
    'ftp://a.example/',
    'javascript:alert(1)',
    'http://',
    '',
  ])('refuses %j', (address) => {
    expect(webAddress(address)).toBeUndefined()
  })
})

test('isOrigin takes an origin, and nothing after it', () => {
  expect(isOrigin('https://a.example')).toBe(true)
  expect(isOrigin('https://a.example:8443')).toBe(true)
  for (const other of ['https://a.example/', 'https://a;sandbox', 'https://*', '*', "'self'", 'data:', ''])
    expect(isOrigin(other), other).toBe(false)
})
