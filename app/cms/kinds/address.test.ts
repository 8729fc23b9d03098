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

test.each([
  ['www.planity.com/institut', 'https://www.planity.com/institut'],
  ['planity.com', 'https://planity.com'],
  ['Institut-Doré.fr:8080/?a=b', 'https://Institut-Doré.fr:8080/?a=b'],
  ['contact@exemple.fr', 'mailto:contact@exemple.fr'],
  ['\u200ewww.exemple.fr\u200f', 'https://www.exemple.fr'],
  ['https://exemple\u00ad.fr/\u2060', 'https://exemple.fr/'],
  ['/tarifs', '/tarifs'],
])('%s is completed as %s', (typed, address) => {
  expect(addressSchema.parse(typed)).toBe(address)
})

test.each(['photo.jpg', 'sans-barre', 'nulle part', 'www.', 'a@b', '12.50', 'un mot.fr', 'javascript:alert(1)'])(
  '%s is refused, with an example of what is taken',
  (typed) => {
    expect(addressSchema.safeParse(typed).error?.issues[0]?.message).toMatch(/https:\/\/www\.exemple\.fr/)
  },
)

test('captions are a file of this site', () => {
  expect(captions('sous-titres').schema.parse(' /media/film.vtt ')).toBe('/media/film.vtt')
  expect(captions('sous-titres').schema.safeParse('/media/film.txt').success).toBe(false)
})
