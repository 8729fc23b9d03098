import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleList, ArticleText } from './article-list'

const article = { id: 'un', titre: 'Titre', contenu: [], picture: undefined }
const html = (date: string) => renderToStaticMarkup(<ArticleList none="Rien." articles={[{ ...article, date }]} />)

test('says the day of an article, and its whole timestamp for machines', () => {
  expect(html('2026-11-10T09:30:00+01:00')).toContain('<time dateTime="2026-11-10T09:30:00+01:00">10 novembre 2026<')
})

test('says of an event whether it is to come', () => {
  const said = (isOver: boolean) =>
    renderToStaticMarkup(<ArticleText article={{ ...article, date: '', jour: '2027-01-02', isOver }} />)
      .replace(/<(?!time|\/time)[^>]*>/g, '')
      .replace(/\s/g, ' ')
  expect(said(false)).toBe('<time dateTime="2027-01-02">samedi 2 janvier 2027</time>')
  expect(said(true)).toBe('C&#x27;était le <time dateTime="2027-01-02">samedi 2 janvier 2027</time>')
})

test('says nothing of a date that there is not', () => {
  expect(html('')).not.toMatch(/<time|1970/)
})

test('a line of a programme has its hour apart, another one is a paragraph, and a blank one nothing', () => {
  const texte = 'Dès 9 h : entrez.\n\n10 h 30 : le fil\n13\u00a0h\u00a030\u202f: le visage\n15h: le vernis\n16 h :'
  const shown = renderToStaticMarkup(
    <ArticleText article={{ ...article, date: '', contenu: [{ id: 'a', sousTitre: '', texte }] }} />,
  )
  const lines = [...shown.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, line]) => line!.replace(/\s/g, ' '))
  const hour = (said: string, what: string) =>
    `<strong>${said}<span class="visually-hidden"> :</span></strong> <span>${what}</span>`
  expect(lines).toEqual([
    'Dès 9 h : entrez.',
    hour('10 h 30', 'le fil'),
    hour('13 h 30', 'le visage'),
    hour('15h', 'le vernis'),
    '16 h :',
  ])
})

test('a list shows of an article what looks like a tag', () => {
  const contenu = [{ id: 'a', sousTitre: '', texte: 'On vous <3 ! Offre de rentrée -> 20 %' }]
  const shown = renderToStaticMarkup(<ArticleList none="" articles={[{ ...article, date: '', contenu }]} />)
  expect(shown.replace(/\s/g, ' ')).toContain('On vous &lt;3 ! Offre de rentrée -&gt; 20 %')
})
