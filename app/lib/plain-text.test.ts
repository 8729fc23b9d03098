import { describe, expect, test } from 'vitest'
import { lineOf, oneLine, plainText } from './plain-text.ts'

describe('plainText', () => {
  test.each([
    ['<p>Un <strong>mot</strong>.</p><p>Deux</p>', 'Un mot. Deux'],
    ["1<sup>ère</sup> fois, l'<em>été</em>, <strong>M</strong>aillot", "1ère fois, l'été, Maillot"],
    ['<a href="/cgv">Un</a>, <B>deux</B> trois<br>quatre<s>60 €</s>45 €', 'Un, deux trois quatre 60 € 45 €'],
    ['<ul><li>Un</li><li>Deux</li></ul>', 'Un Deux'],
    ['1 &lt; 2 &amp; 3 &gt; 2, &quot;oui&quot;, l&#39;été&nbsp;!', '1 < 2 & 3 > 2, "oui", l\'été !'],
    ['&inconnu; &amp;lt;', '&inconnu; &lt;'],
    ['  trop   d\n espaces ', 'trop d espaces'],
    ['', ''],
  ])('reads %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  test('cuts after a whole word, without the mark that follows it', () => {
    expect(plainText('Un deux, trois quatre', 21)).toBe('Un deux, trois quatre')
    expect(plainText('Un deux, trois quatre', 20)).toBe('Un deux, trois…')
    expect(plainText('Un deux, trois quatre', 10)).toBe('Un deux…')
  })

  test('never goes beyond the limit but for the ellipsis', () => {
    const text = 'mot '.repeat(100)
    for (const limit of [5, 50, 160]) expect(plainText(text, limit).length).toBeLessThanOrEqual(limit + 1)
  })
})

test('a plain text keeps what would be a tag or an entity in HTML', () => {
  const text = ' On vous <3 !\n Offre de rentrée -> 20 %  &amp; '
  expect(oneLine(text)).toBe('On vous <3 ! Offre de rentrée -> 20 % &amp;')
  expect(oneLine(text, 22)).toBe('On vous <3 ! Offre de…')
  expect(lineOf('<em>Un</em> &lt; deux', true, 6)).toBe('Un <…')
  expect(lineOf('a <b> c')).toBe('a <b> c')
})
