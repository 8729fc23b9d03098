import { expect, test } from 'vitest'
import { byteRange, isPlainRange } from './byte-range.server.ts'

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [null, undefined],
  ['bytes=-', undefined],
  ['bytes=5-1', undefined],
  ['bytes=0-1,5-6', undefined],
  ['octets=0-1', undefined],
  ['bytes=a-b', undefined],
])('%j of a hundred bytes', (header, range) => expect(byteRange(header, 100)).toEqual(range))

test.each([
  ['bytes=0-', true],
  ['bytes=0-1', true],
  ['bytes=5-5', true],
  ['bytes=5-2', false],
  ['bytes=0-0', false],
  ['bytes=-10', false],
  ['bytes=0-99999999999999999999', false],
  ['bytes=0-1,5-6', false],
  ['', false],
])('%j is one part from byte to byte: %j', (header, isPlain) => expect(isPlainRange(header)).toBe(isPlain))
