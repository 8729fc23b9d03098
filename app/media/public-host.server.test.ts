import { describe, expect, test } from 'vitest'
import { REFUSALS } from './media.ts'
import { findPublicHost, isPublicAddress } from './public-host.server.ts'

describe('isPublicAddress', () => {
  test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:2800:21f:cb07::1', '2a00:1450::1'])(
    'takes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    '127.0.0.1',
    '127.8.9.10',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.1.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.7',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::1',
    'photos.example',
    '',
  ])('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('findPublicHost', () => {
  test.each([
    'http://127.0.0.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://localhost/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'https://93.184.215.14:8443/a.jpg',
  ])('refuses %s', async (address) => {
    await expect(findPublicHost(new URL(address))).rejects.toThrow(REFUSALS.notPublic)
  })

  test('finds a public address, which is written as such', async () => {
    expect(await findPublicHost(new URL('https://93.184.215.14/a.jpg'))).toEqual([
      { address: '93.184.215.14', family: 4 },
    ])
  })

  test('says that there is no such site', async () => {
    await expect(findPublicHost(new URL('https://photos.invalid/a.jpg'))).rejects.toThrow(REFUSALS.unknownHost)
  })
})
