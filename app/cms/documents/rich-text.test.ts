import { expect, test } from 'vitest'
import { lostParts } from './rich-text.ts'

test.each([
  ['<p>Un <strong>mot</strong> <a href="/cgv">lié</a></p><h2>Titre</h2><del>12 €</del>', []],
  [
    '<SPAN style="color:red">Un</SPAN> <font>mot</font>',
    ['couleur, taille ou police (span)', 'couleur, taille ou police (font)'],
  ],
  ['<table><tbody><tr><td>1</td></tr></tbody></table><img src="/a.jpg"><hr/>', ['tableau', 'image', 'trait (hr)']],
  ['<marquee>Soldes</marquee>', ['marquee']],
  ['1 < 2, <3, &lt;img>', []],
  ['', []],
])('names what is not kept of %s', (html, lost) => {
  expect(lostParts(html)).toEqual(lost)
})
