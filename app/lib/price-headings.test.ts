import { expect, test } from 'vitest'
import { withoutLines } from './price-headings.ts'

test('a heading goes with the last of the lines below it, and one that stood above none stays', () => {
  const lines = [
    ['Mariage', ''],
    ['Essai compris', ' '],
    ['Jour J', '90 €'],
    ['Soirée', ''],
    ['Une heure', '50 €'],
    ['En chèque', '', '/cheques-cadeaux'],
    ['Étudiantes : -10 %', ''],
  ].map(([name = '', price = '', link]) => ({ name, price, link }))
  const without = (...names: string[]) =>
    withoutLines(lines, ({ name }) => names.includes(name)).map(({ name }) => name)
  expect(without()).toEqual(lines.map(({ name }) => name))
  expect(without('Jour J')).toEqual(['Mariage', 'Soirée', 'Une heure', 'En chèque', 'Étudiantes : -10 %'])
  expect(without('Une heure')).toContain('Soirée')
  expect(without('Une heure', 'En chèque')).toEqual(['Mariage', 'Essai compris', 'Jour J', 'Étudiantes : -10 %'])
})
