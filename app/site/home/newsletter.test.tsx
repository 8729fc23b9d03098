import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Home } from './definition'
import { HOME } from './first-content'
import { Newsletter } from './newsletter'

const BARE = { texte: '', boutonSans: '', noteSans: '' }

test.each<[Partial<Home['lettre']>, string, boolean]>([
  [{}, '', true],
  [BARE, '', false],
  [{ ...BARE, boutonSans: 'Nos actualités', lienSans: '' }, '', false],
  [{ ...BARE, noteSans: "Demandez-la à l'accueil." }, '', true],
  [BARE, 'https://lettre.example/', true],
])('the newsletter is headed where something follows: %j', (changes, url, isShown) => {
  const document = { ...HOME, lettre: { ...HOME.lettre, ...changes }, id: 'accueil', version: 1 } as never
  const Component = () => <Newsletter document={document} url={url} open={false} />
  const Site = createRoutesStub([{ id: 'root', path: '/', Component }])
  expect(renderToStaticMarkup(<Site />).includes('<h2>')).toBe(isShown)
})
