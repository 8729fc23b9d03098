import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AdministratorContext } from '../../cms/edit/mode'
import { mediaSource } from '../../lib/media-source'
import { RecordingList } from './recording'

const CAPTIONS = `/media/${'0'.repeat(32)}.vtt`

function shown(
  address: string,
  size?: { width: number; height: number },
  location = '/soins/maquillage',
  isAdministrator = false,
): string {
  const texts = [
    { video: '/videos/autre.mp4', texte: '<p>Une autre.</p>' },
    { video: address, texte: '<p>Une main.</p>', sousTitres: CAPTIONS },
  ]
  const recordings = [{ media: mediaSource(address)!, size, asked: false }]
  return renderToStaticMarkup(
    <AdministratorContext value={isAdministrator}>
      <StaticRouter location={location}>
        <RecordingList recordings={recordings} title="Soin" texts={texts} />
      </StaticRouter>
    </AdministratorContext>,
  )
}

test('a film has its captions and its transcription', () => {
  const html = shown('/media/film.mp4')
  expect(html).toContain(`<track kind="captions" srcLang="fr" label="Français" src="${CAPTIONS}" default=""/>`)
  expect(html).toMatch(/<details.*<summary>Transcription<span.*Vidéo 1.*<\/summary><\/details>.*<p>Une main\.<\/p>/)
  expect(html).not.toContain('Une autre')
})

test.each([
  'https://www.youtube.com/watch?v=abcdefghijk',
  'https://medias.example/film.mp4',
  'https://soundcloud.com/institut/annonce',
  '/media/annonce.mp3',
])('%s has its transcription, before anything is asked of another site', (address) => {
  const html = shown(address)
  expect(html).toContain('<p>Une main.</p>')
  expect(html).not.toContain('<track')
})

test('a film is as large as it is said to be, or as most are', () => {
  expect(shown('/media/film.mp4', { width: 1080, height: 1920 })).toMatch(
    /<video[^>]* width="1080" height="1920" data-upright="true"/,
  )
  expect(shown('/media/film.mp4', { width: 1920, height: 1080 })).not.toContain('data-upright')
  expect(shown('/media/film.mp4')).toMatch(/<video[^>]* width="960" height="540"/)
})

test('what its service plays on its own pages alone is a link there', () => {
  const html = shown('https://www.instagram.com/reel/abc/')
  expect(html).toMatch(/<a [^>]*href="https:\/\/www\.instagram\.com\/reel\/abc\/"[^>]*>Voir sur Instagram<\/a>/)
  expect(html).not.toContain('Lire avec')
})

test('asking for one keeps what the address asks for, and the notice on UV tanning read', () => {
  const film = 'https://www.youtube.com/watch?v=abcdefghijk'
  const asked = (location: string, isAdministrator?: boolean) =>
    shown(film, undefined, location, isAdministrator).match(/href="(\?[^"]+)"/)?.[1]
  expect(asked('/soins/maquillage')).toBe('?lecture=1#lecture-1')
  expect(asked('/soins/maquillage?utm_source=lettre&lecture=3')).toBe('?lecture=1#lecture-1')
  const anotherDay = '/soins/maquillage?date=2998-01-01&modifier=categories/maquillage'
  expect(asked(anotherDay)).toBe('?lecture=1#lecture-1')
  expect(asked(anotherDay, true)).toBe('?date=2998-01-01&amp;lecture=1#lecture-1')
  expect(asked('/soins/bronzage-uv')).toBe('?notice=lue&amp;lecture=1#lecture-1')
})
