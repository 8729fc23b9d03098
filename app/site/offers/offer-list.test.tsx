import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OfferList } from './offer-list'

test('shows the notes, even two alike, when there are no offers', () => {
  const html = renderToStaticMarkup(<OfferList offers={[]} notes={['Une note', 'Une note']} none="Rien." />)
  expect(html).toContain('<p>Rien.</p>')
  expect(html.match(/<p>Une note<\/p>/g)).toHaveLength(2)
})

test('has no place for notes where there are none', () => {
  expect(renderToStaticMarkup(<OfferList offers={[]} notes={[]} none="Rien." />)).not.toContain('Une note')
})
