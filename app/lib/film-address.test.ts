import { expect, test } from 'vitest'
import { filmAddressProblem } from './film-address.ts'

test.each([
  '',
  '/media/0123456789abcdef0123456789abcdef.mp4',
  '/videos/soin.mp4',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/123456789',
  'https://www.dailymotion.com/video/x8abcde',
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;b" allowfullscreen></iframe>',
  'https://medias.example/soin.MP4?v=2',
  'https://firebasestorage.googleapis.com/v0/b/institut/o/videos%2Fsoin.mp4?alt=media&token=1',
])('nothing is said of %j', (address) => {
  expect(filmAddressProblem(address)).toBeUndefined()
})

test.each([
  ['https://www.instagram.com/reel/Cabc123/', /^Instagram ne laisse pas/],
  ['https://www.tiktok.com/@nom/video/123', /^TikTok ne laisse pas/],
  ['https://vm.tiktok.com/ZM123/', /^TikTok/],
  ['https://www.facebook.com/watch?v=1', /^Facebook/],
  ['https://fb.watch/abc', /^Facebook/],
  ['https://photos.app.goo.gl/abc', /^Google/],
  ['https://www.youtube.com/@chaine', /semble être celle d'une page/],
  ['https://medias.example/soins', /semble être celle d'une page/],
  ['soin.mp4', /^Aucun lecteur/],
  ['https://a;sandbox/x.mp4', /^Aucun lecteur/],
])('%s is said to play nowhere, and what would is named', (address, words) => {
  expect(filmAddressProblem(address)).toMatch(words)
  expect(filmAddressProblem(address)).toContain('YouTube, Vimeo, Dailymotion')
})

test('an institute whose name ends like a service is none', () => {
  expect(filmAddressProblem('https://notinstagram.com/a.mp4')).toBeUndefined()
})
