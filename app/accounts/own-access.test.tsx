import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnAccess } from './own-access'

const written = (count: number) => {
  const sessions = Array.from({ length: count }, (_, place) => ({
    id: String(place),
    device: `Appareil ${place}`,
    times: '',
    isThis: place === count - 1,
  }))
  return renderToStaticMarkup(<OwnAccess sessions={sessions} secondStep={{ code: false, passkeys: 0 }} />)
}

test('what one signs in with stands before the sessions', () => {
  const markup = written(5)
  for (const path of ['mot-de-passe', 'compte', 'cles', 'code'])
    expect(markup.indexOf(`href="/admin/${path}"`)).toBeLessThan(markup.indexOf('Mes sessions'))
})

test('three sessions are in view, this one first; others are folded', () => {
  const [seen, folded] = written(5).split('<details>')
  expect(seen!.match(/Appareil \d(?=<)/g)).toEqual(['Appareil 4', 'Appareil 0', 'Appareil 1'])
  expect(folded!.replace('\u00a0', ' ')).toContain('Les 2 autres sessions')
  expect(folded!.match(/Appareil \d(?=\.)/g)).toEqual(['Appareil 2', 'Appareil 3'])
  expect(written(3)).not.toContain('<details>')
})
