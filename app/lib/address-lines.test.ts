import { expect, test } from 'vitest'
import { addressLines, inOneLine } from './address-lines.ts'

test('an address without a street leaves no empty line, and no comma before nothing', () => {
  const adresse = { rue: '12 rue des Tilleuls', code_postal: '68000', ville: 'Colmar' }
  expect(addressLines(adresse)).toEqual(['12 rue des Tilleuls', '68000 Colmar'])
  expect(addressLines({ ...adresse, rue: ' ' })).toEqual(['68000 Colmar'])
  expect(inOneLine(['Les Heures Dorées', '', 'Colmar'])).toBe('Les Heures Dorées, Colmar')
})
