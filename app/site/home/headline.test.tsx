import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Headline } from './headline'

test('what is one sign arrives as one', () => {
  const signs = ['É', 'E\u0301', '💆🏽‍♀️', '👩‍❤️‍👩', '🇫🇷', '1️⃣', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'é']
  const markup = renderToStaticMarkup(<Headline text={signs.join('')} />)
  expect([...markup.matchAll(/<span[^<>]*>([^<]+)</g)].map(([, letter]) => letter)).toEqual(signs)
})
