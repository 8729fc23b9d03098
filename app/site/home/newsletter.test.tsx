import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Home } from './definition'
import { HOME } from './first-content'
import { Newsletter, type LatestArticle } from './newsletter'

const LATEST = {
  title: 'La grande cabine',
  date: '2026-11-10T09:00:00.000Z',
  isOver: false,
  href: '/actualites/la-grande-cabine',
}

const BARE = { texte: '', boutonSans: '', noteSans: '' }

test.each<[Partial<Home['lettre']>, string, boolean]>([
  [{}, '', true],
  [BARE, '', false],
  [{ ...BARE, boutonSans: 'Nos actualités', lienSans: '' }, '', false],
  [{ ...BARE, noteSans: "Demandez-la à l'accueil." }, '', true],
  [BARE, 'https://lettre.example/', true],
])('the newsletter is headed where something follows: %j', (changes, url, isShown) => {
  expect(written(changes, url).includes('<h2>')).toBe(isShown)
})

test.each<[Partial<Home['lettre']>, string, boolean]>([
  [{}, '', true],
  [{}, 'https://lettre.example/', false],
  [{ lienSans: '/offres-du-moment' }, '', false],
  [{ boutonSans: '' }, '', false],
])('the latest article stands above the button that leads to the news: %j', (changes, url, isShown) => {
  expect(written(changes, url).includes('<a href="/actualites/la-grande-cabine">La grande cabine</a>')).toBe(isShown)
})

test.each<[Partial<LatestArticle>, string]>([
  [{}, '<p><time dateTime="2026-11-10T09:00:00.000Z">10 novembre 2026</time><a'],
  [{ jour: '2027-01-02' }, '<p><time dateTime="2027-01-02">samedi 2 janvier 2027</time><a'],
  [
    { jour: '2027-01-02', isOver: true },
    '<p><span>C&#x27;était le <time dateTime="2027-01-02">samedi 2 janvier 2027</time></span><a',
  ],
  [{ date: '' }, '<p><a'],
])('the latest article has the day of what it announces, or its own: %j', (changes, day) => {
  expect(written({}, '', changes).replaceAll(/ class="[^"]*"/g, '')).toContain(day)
})

function written(changes: Partial<Home['lettre']>, url: string, latest: Partial<LatestArticle> = {}) {
  const document = { ...HOME, lettre: { ...HOME.lettre, ...changes }, id: 'accueil', version: 1 } as never
  const Component = () => <Newsletter document={document} url={url} open={false} latest={{ ...LATEST, ...latest }} />
  const Site = createRoutesStub([{ id: 'root', path: '/', Component }])
  return renderToStaticMarkup(<Site />)
}
