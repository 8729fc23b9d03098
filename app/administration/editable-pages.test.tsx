import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EditablePages } from './editable-pages'

test('where treatments are added and prices changed together is among the pages', () => {
  const markup = renderToStaticMarkup(<EditablePages pages={[]} treatments={[]} navigation="menu" />)
  expect(markup).toContain('<a href="/soins">Tous les soins</a>')
  expect(markup).toContain('<a href="/tarifs">Tous les tarifs</a>')
})
