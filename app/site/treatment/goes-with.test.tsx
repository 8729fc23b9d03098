import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GoesWith } from './goes-with'

test('a treatment is found by the address of a part of its page', () => {
  const avec = ['/soins/fil/', '/soins/fil#tarifs', '/soins/cire', '/soins'].map((lien) => ({ id: lien, lien }))
  const markup = renderToStaticMarkup(
    <GoesWith
      document={{ id: 'a', version: 1, avec } as never}
      titles={{ fil: 'Au fil' }}
      related={{ fil: { words: 'Tout doux', least: 'dès 9 €', picture: undefined } }}
    />,
  )
  expect(markup.match(/Au fil/g)).toHaveLength(2)
  expect(markup.match(/Tout doux/g)).toHaveLength(2)
  expect(markup.match(/<li>/g)).toHaveLength(2)
})
