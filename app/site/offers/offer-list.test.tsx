import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { OfferList } from './offer-list'

test('shows the notes, even two alike, when there are no offers', () => {
  const html = renderToStaticMarkup(
    <OfferList offers={[]} notes={['Une note', 'Une note']} none="Rien." today="2026-12-10" />,
  )
  expect(html).toContain('<p>Rien.</p>')
  expect(html.match(/<p>Une note<\/p>/g)).toHaveLength(2)
})

test('has no place for notes where there are none', () => {
  expect(renderToStaticMarkup(<OfferList offers={[]} notes={[]} none="Rien." today="2026-12-10" />)).not.toContain(
    'Une note',
  )
})

test('says the days of an offer below its title, and nothing where it has none', () => {
  const offer = { id: 'un', titre: 'Une offre', contenu: ['Une ligne'], picture: undefined }
  const textes = { id: 'textes', version: 1, tarifs: { note: 'Prix nets.', noteArticles: '' } }
  const html = (days: object) => {
    const Component = () => <OfferList offers={[{ ...offer, ...days }]} notes={[]} none="" today="2026-12-10" />
    const Site = createRoutesStub([{ id: 'root', path: '/', Component }])
    return renderToStaticMarkup(<Site hydrationData={{ loaderData: { root: { textes } } }} />)
  }
  expect(html({ du: '2026-12-01', au: '2026-12-24' })).toMatch(/<\/h2><p[^>]*>Du 1er au 24\s?décembre<\/p>/)
  expect(html({})).not.toMatch(/<\/h2><p/)
  expect(html({})).toContain('Prix nets.')
})

test('a note of days that are past is said last, as such', () => {
  const notes = ['*Valable du 01/02/2025 au 28/02/2025', '**Non cumulable']
  const words = (today: string) =>
    renderToStaticMarkup(<OfferList offers={[]} notes={notes} none="" today={today} />).match(/(?<=<p>)[^<]+/g)
  expect(words('2025-02-28')).toEqual(notes)
  expect(words('2025-03-01')).toEqual([
    '**Non cumulable',
    expect.stringMatching(/^Terminée\s: \*Valable du 01\/02\/2025/),
  ])
})
