import { expect, test } from 'vitest'
import { telephoneLink } from './telephone.ts'

test.each([
  ['03 53 01 00 00', 'tel:+33353010000'],
  ['03.53.01.00.00', 'tel:+33353010000'],
  ['0353010000', 'tel:+33353010000'],
  ['+33 3 53 01 00 00', 'tel:+33353010000'],
  ['+41 22 123 45 67', 'tel:+41221234567'],
  ['3949', 'tel:3949'],
  ['', 'tel:'],
])('links %j', (number, link) => {
  expect(telephoneLink(number)).toBe(link)
})
