import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Product } from './product-list'

test.each([
  ['12.5', '12,50\u00a0€'],
  ['24 €', '24\u00a0€'],
  ['sur demande', 'sur demande'],
])('a product sold at « %s » is sold at « %s »', (prix, said) => {
  const product = { id: 'a', titre: 'Huile', texte: '', prix, picture: undefined }
  expect(renderToStaticMarkup(<Product product={product} index={1} />)).toContain(`<span>${said}</span>`)
})
