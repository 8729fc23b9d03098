import { expect, test } from 'vitest'
import { clientAddress, trustedProxies } from './client-address.server.ts'

const LOOPBACK = ['127.0.0.0/8', '::1']
const CONTAINERS = ['172.16.0.0/12', '2001:db8:ffff::/48']

test.each<[socket: string | undefined, forwarded: string | undefined, trusted: string[], address: string | undefined]>([
  ['203.0.113.7', undefined, [], '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, [], '203.0.113.7'],
  ['2001:db8::1', undefined, LOOPBACK, '2001:db8::1'],
  ['127.0.0.1', '203.0.113.7', [], '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7', LOOPBACK, '203.0.113.7'],
  ['::1', '203.0.113.7', LOOPBACK, '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', LOOPBACK, '203.0.113.7'],
  ['172.18.0.2', '203.0.113.7', LOOPBACK, '172.18.0.2'],
  ['172.18.0.2', '2001:db8::1', CONTAINERS, '2001:db8::1'],
  ['2001:db8:ffff::2', '203.0.113.7', CONTAINERS, '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', LOOPBACK, '203.0.113.7'],
  ['172.18.0.2', '203.0.113.7, 172.18.0.3', CONTAINERS, '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7, 10.0.0.3', LOOPBACK, '10.0.0.3'],
  ['203.0.113.9', '198.51.100.1', LOOPBACK, '203.0.113.9'],
  ['127.0.0.1', 'unknown', LOOPBACK, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, <script>', LOOPBACK, '127.0.0.1'],
  ['127.0.0.1', '', LOOPBACK, '127.0.0.1'],
  [undefined, '203.0.113.7', LOOPBACK, undefined],
])('socket %s, forwarded for %s, trusting %j: %s', (socket, forwarded, trusted, address) => {
  expect(clientAddress(socket, forwarded, trustedProxies(trusted))).toBe(address)
})
