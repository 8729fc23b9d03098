import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceList } from './price-list'

test('what is only heard of a line has its no-break spaces as well', () => {
  const markup = renderToStaticMarkup(
    <PriceList soin="soin" tarifs={[{ name: 'Séance de 8 min', price: '8 €', link: 'https://exemple.fr/8' }]} />,
  )
  expect(markup).toContain('\u00a0: Séance de 8\u00a0min</span>')
  expect(markup).toContain('aria-label="Voir\u00a0: Séance de 8\u00a0min (nouvel onglet)"')
})

test('where other treatments stand on the page, a link names its own', () => {
  const markup = renderToStaticMarkup(
    <PriceList
      soin="soin"
      of="Épilation à la cire"
      tarifs={[{ name: 'Menton', price: '8 €', link: 'https://exemple.fr' }]}
    />,
  )
  expect(markup).toContain('\u00a0: Menton, Épilation à la cire</span>')
  expect(markup).toContain('aria-label="Voir\u00a0: Menton, Épilation à la cire (nouvel onglet)"')
})

test('how long one stays in the UV booth is not chosen: its lines are facts', () => {
  const markup = renderToStaticMarkup(
    <PriceList soin="bronzage-uv" tarifs={[{ name: 'Séance de 8 min', price: '8 €' }]} />,
  )
  expect(markup).toContain('8\u00a0€')
  expect(markup).not.toContain('<a ')
})
