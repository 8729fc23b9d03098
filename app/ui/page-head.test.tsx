import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { slug } from '../lib/slug'
import { PageHead } from './page-head'

test("what a page names of its own, no title's address can be", () => {
  const [, id] = / id="([^"]*)"/.exec(renderToStaticMarkup(<PageHead title="Tête" />))!
  expect(slug(id!)).not.toBe(id)
})
