import { expect, test } from 'vitest'
import { COLLECTIONS } from '../cms/documents/collections.ts'
import type { FieldKind } from '../cms/kinds/kind.ts'
import { picturesElsewhere, withPictures } from './pictures-elsewhere.ts'

const fields = {
  titre: 'https://a.example/titre.jpg',
  image: 'https://a.example/1.jpg',
  members: [
    { name: 'Inès', photo: 'https://a.example/2.jpg' },
    { name: 'Camille', photo: '/media/x.jpg' },
  ],
  videos: ['https://a.example/film.mp4'],
}

test('the pictures of other sites are found wherever they stand', () => {
  expect(picturesElsewhere(fields)).toEqual([
    { path: 'image', address: 'https://a.example/1.jpg' },
    { path: 'members.0.photo', address: 'https://a.example/2.jpg' },
  ])
  for (const none of [null, 'texte', 3, { image: '' }, { image: 'https://a;b/x' }])
    expect(picturesElsewhere(none)).toEqual([])
})

test('those that are known are replaced, and nothing else', () => {
  const known = new Map([
    ['https://a.example/2.jpg', '/media/2.jpg'],
    ['https://a.example/titre.jpg', '/media/3.jpg'],
  ])
  expect(withPictures(fields, known)).toEqual({
    ...fields,
    members: [{ name: 'Inès', photo: '/media/2.jpg' }, fields.members[1]],
  })
})

test('every field of every collection that holds a picture is looked at', () => {
  const namesIn = (fields: Record<string, FieldKind>): string[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'group') return namesIn(field.fields)
      if (field.kind === 'list') return namesIn(field.entry.fields ?? {})
      return field.kind === 'address' && field.picture ? [name] : []
    })
  const names = new Set(Object.values(COLLECTIONS).flatMap(({ fields }) => namesIn(fields)))
  expect(names.size).toBeGreaterThan(1)
  for (const name of names) {
    const path = `https://a.example/${name}.jpg`
    expect(picturesElsewhere({ [name]: path })).toEqual([{ path: name, address: path }])
  }
})
