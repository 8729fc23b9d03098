import { describe, expect, test } from 'vitest'
import { mediaSource } from './media-source.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1'

describe('mediaSource', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', youtube],
    ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3', 'YouTube', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'YouTube', youtube],
    ['http://m.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube', youtube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', 'YouTube', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'YouTube', youtube],
    ...['https://vimeo.com/123456789/0a1b2c3d4e', 'https://player.vimeo.com/video/123456789?badge=0&h=0a1b2c3d4e'].map(
      (address) => [address, 'Vimeo', 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&autoplay=1&muted=1&dnt=1'],
    ),
    ['https://vimeo.com/123456789', 'Vimeo', 'https://player.vimeo.com/video/123456789?autoplay=1&muted=1&dnt=1'],
    [
      'https://player.vimeo.com/video/123456789?h=1',
      'Vimeo',
      'https://player.vimeo.com/video/123456789?autoplay=1&muted=1&dnt=1',
    ],
    [
      'https://www.dailymotion.com/video/x8abcde',
      'Dailymotion',
      'https://geo.dailymotion.com/player.html?video=x8abcde&mute=true',
    ],
    ...[
      'https://geo.dailymotion.com/player.html?video=x8abcde',
      'https://geo.dailymotion.com/player/x1a.html?video=x8abcde',
    ].map((address) => [address, 'Dailymotion', 'https://geo.dailymotion.com/player.html?video=x8abcde&mute=true']),
    ['https://dai.ly/x8abcde', 'Dailymotion', 'https://geo.dailymotion.com/player.html?video=x8abcde&mute=true'],
  ])('plays the video %s in its service', (address, service, src) => {
    expect(mediaSource(address)).toEqual({
      kind: 'player',
      medium: 'video',
      src,
      service,
      origin: new URL(src).origin,
      page: address,
    })
  })

  test.each([
    [
      'https://soundcloud.com/nom/un-titre',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fnom%2Fun-titre',
    ],
    [
      'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
      'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
    ],
    ['https://www.deezer.com/fr/track/3135556', 'https://widget.deezer.com/widget/light/track/3135556'],
  ])('plays the sound %s in its service', (address, src) => {
    expect(mediaSource(address)).toMatchObject({ kind: 'player', medium: 'audio', src, origin: new URL(src).origin })
  })

  test.each([
    ['/videos/soin.mp4', 'own', 'video'],
    ['/videos/soin.mp3', 'own', 'audio'],
    ['https://medias.example/soin.mp4', 'foreign', 'video'],
    ['https://medias.example/soin.OGG?v=2', 'foreign', 'audio'],
    ['https://medias.example/mp3/soin', 'foreign', 'video'],
  ])('plays the file %s: %s, %s', (address, kind, medium) => {
    expect(mediaSource(address)).toMatchObject({ kind, medium, src: address })
  })

  test('names the host of a foreign file, for the visitor and for the policy', () => {
    expect(mediaSource('https://medias.example:8443/a.mp4')).toMatchObject({
      service: 'medias.example',
      origin: 'https://medias.example:8443',
    })
  })

  test.each([
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'youtube.com.evil.example'],
    ['https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ', 'evil.example'],
    ['https://notvimeo.com/123456789', 'notvimeo.com'],
  ])('does not take %s for a service', (address, service) => {
    expect(mediaSource(address)).toMatchObject({ kind: 'foreign', service })
  })

  test.each([
    '',
    'soin.mp4',
    '//medias.example/a.mp4',
    'javascript:alert(1)',
    'data:video/mp4;base64,AA',
    'http://',
    'mailto:a@b.example',
    'https://a;sandbox/x.mp4',
    'https://*/x',
    '/\\evil.example/x.mp4',
    '/\t/evil.example/x.mp4',
  ])('refuses %j', (address) => {
    expect(mediaSource(address)).toBeUndefined()
  })

  test('never lets an address into the player beyond its recording', () => {
    expect(mediaSource('https://youtu.be/dQw4w9WgXcQ"><script>')).toMatchObject({ src: youtube })
  })
})
