import { expect, test } from 'vitest'
import { addressSchema, captions, filmSchema, optionalAddress, requiredAddress } from './address.ts'

test.each([
  ['an address', addressSchema],
  ['one of a film', filmSchema],
  ['one that may be left out', optionalAddress('lien').schema],
  ['one that may not', requiredAddress('lien').schema],
])('%s is taken without the blanks around it', (_, schema) => {
  expect(schema.parse(' https://youtu.be/dQw4w9WgXcQ\u00a0 ')).toBe('https://youtu.be/dQw4w9WgXcQ')
  expect(schema.safeParse('https://youtu.be/dQw4 w9WgXcQ').success).toBe(false)
})

test('captions are a file of this site', () => {
  expect(captions('sous-titres').schema.parse(' /media/film.vtt ')).toBe('/media/film.vtt')
  expect(captions('sous-titres').schema.safeParse('/media/film.txt').success).toBe(false)
})
