import { expect, test } from 'vitest'
import { addressFromHere } from './address-from-here.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
  ['localhost', 'http://localhost:3000'],
])('a site that listens at %s is asked at %s', (host, address) => {
  expect(addressFromHere({ host, port: 3000 })).toBe(address)
  expect(new URL(address).port).toBe('3000')
})
