import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each<
  [socket: string | undefined, forwarded: string | undefined, behindProxy: boolean, address: string | undefined]
>([
  ['203.0.113.7', undefined, false, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, false, '203.0.113.7'],
  ['2001:db8::1', undefined, true, '2001:db8::1'],
  ['127.0.0.1', '203.0.113.7', false, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7', true, '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', true, '203.0.113.7'],
  ['172.18.0.2', '2001:db8::1', true, '2001:db8::1'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', true, '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7, 10.0.0.3', true, '203.0.113.7'],
  ['203.0.113.9', '198.51.100.1', true, '203.0.113.9'],
  ['127.0.0.1', 'unknown', true, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, <script>', true, '127.0.0.1'],
  ['127.0.0.1', '', true, '127.0.0.1'],
  [undefined, '203.0.113.7', true, undefined],
])('socket %s, forwarded for %s, behind a proxy %s: %s', (socket, forwarded, behindProxy, address) => {
  expect(clientAddress(socket, forwarded, behindProxy)).toBe(address)
})
