import { expect, test } from 'vitest'
import { addressLines, inOneLine } from './address-lines.ts'

test('an address without a street leaves no empty line, and no comma before nothing', () => {
  const adresse = { rue: '3 rue Haute', code_postal: '67210', ville: 'Obernai' }
  expect(addressLines(adresse)).toEqual(['3 rue Haute', '67210 Obernai'])
  expect(addressLines({ ...adresse, rue: ' ' })).toEqual(['67210 Obernai'])
  expect(inOneLine(['Institut Un', '', 'Obernai'])).toBe('Institut Un, Obernai')
})
