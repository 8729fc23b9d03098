import { expect, test } from 'vitest'
import { telephoneLink, telephoneText } from './telephone.ts'

test.each([
  ['03 53 01 00 00', 'tel:+33353010000'],
  ['03.53.01.00.00', 'tel:+33353010000'],
  ['0353010000', 'tel:+33353010000'],
  ['+33 3 53 01 00 00', 'tel:+33353010000'],
  ['+41 22 123 45 67', 'tel:+41221234567'],
  ['+33 (0)3 53 01 00 00', 'tel:+33353010000'],
  ['+33(0)353010000', 'tel:+33353010000'],
  ['0033 3 53 01 00 00', 'tel:+33353010000'],
  ['03 53 01 00 00 / 06 12 34 56 78', 'tel:+33353010000'],
  ['Tél. : 03\u00a053\u00a001\u00a000\u00a000 ou 06 12 34 56 78', 'tel:+33353010000'],
  ['0041 22 123 45 67', 'tel:+41221234567'],
  ['3949', 'tel:3949'],
  ['', 'tel:'],
])('links %j', (number, link) => {
  expect(telephoneLink(number)).toBe(link)
})

test('ends no line within a number, and may between two', () => {
  expect(telephoneText('+33 (0)3 53 01 00 00')).toBe('+33\u00a0(0)3\u00a053\u00a001\u00a000\u00a000')
  expect(telephoneText('03 53 01 00 00 / 06 12 34 56 78')).toBe(
    '03\u00a053\u00a001\u00a000\u00a000 / 06\u00a012\u00a034\u00a056\u00a078',
  )
})
