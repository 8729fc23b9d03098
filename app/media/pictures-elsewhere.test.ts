import { expect, test } from 'vitest'
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
