import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Marie-Ange Petit', 'MA'],
  ['élodie', 'É'],
  ['👑 Élodie', 'É'],
  ['👑Élodie 🌸 Noël', 'ÉN'],
  ['👑', ''],
  ['', ''],
])('of %j it takes %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
