import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleList } from './article-list'

const article = { id: 'un', titre: 'Titre', contenu: [], picture: undefined }
const html = (date: string) => renderToStaticMarkup(<ArticleList none="Rien." articles={[{ ...article, date }]} />)

test('says the day of an article, and its whole timestamp for machines', () => {
  expect(html('2026-11-10T09:30:00+01:00')).toContain('<time dateTime="2026-11-10T09:30:00+01:00">10 novembre 2026<')
})

test('says nothing of a date that there is not', () => {
  expect(html('')).not.toMatch(/<time|1970/)
})
