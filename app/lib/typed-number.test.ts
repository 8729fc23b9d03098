import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './typed-number.ts'

test('a number is read as it is typed in French; what is none, or nothing, stays as it was typed', () => {
  const typed = ['48,58', '-7.75', '1\u00a0250', '0', '', ' ', '-', 'est']
  expect(typed.map(readNumber)).toEqual([48.58, -7.75, 1250, 0, '', ' ', '-', 'est'])
  expect(writeNumber(48.58)).toBe('48,58')
})
