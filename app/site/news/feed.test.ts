import { expect, test } from 'vitest'
import { newsFeed } from './feed.ts'
import { robots, sitemap } from '../../seo/sitemap.ts'

const origin = 'https://institut.example'

test('a text is told whole in the feed, and ends none of its elements', () => {
  const article = {
    id: 'a b',
    address: 'bain-huile-tiede',
    titre: 'Bain & huile <tiède>',
    contenu: [{ sousTitre: 'Quand ?', texte: 'Lundi\u0000\nMardi ]]> </content>' }],
    image: '',
    date: '',
    updatedAt: '2026-11-12T08:30:00.000Z',
  }
  const feed = newsFeed({
    origin,
    nom: 'Institut',
    title: 'Nouvelles',
    changed: article.updatedAt,
    articles: [article],
  })
  expect(feed).toContain('<title>Bain &amp; huile &lt;tiède&gt;</title>')
  expect(feed).toContain(`<id>${origin}/actualites#a%20b</id>`)
  expect(feed).toContain(`<link rel="alternate" type="text/html" href="${origin}/actualites/bain-huile-tiede"/>`)
  expect(feed).toContain('Lundi&lt;br&gt;Mardi ]]&amp;gt; &amp;lt;/content&amp;gt;')
  expect(feed).not.toContain('<published>')
  expect(feed).not.toContain('\u0000')
})

test('the list of pages escapes addresses and says only dates that are known', () => {
  const written = sitemap([{ url: `${origin}/soins/a&b` }, { url: `${origin}/`, changed: '2026-11-12T08:30:00.000Z' }])
  expect(written).toContain('<url><loc>https://institut.example/soins/a&amp;b</loc></url>')
  expect(written).toContain('<lastmod>2026-11-12T08:30:00.000Z</lastmod></url>')
})

test('the rules name the list of pages', () => {
  expect(robots(origin)).toMatch(
    /^User-agent: \*\nDisallow: \/admin\n[^]*\n\nSitemap: https:\/\/institut\.example\/sitemap\.xml\n$/,
  )
})
