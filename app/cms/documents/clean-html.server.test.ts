import { describe, expect, test } from 'vitest'
import { cleanDocument, cleanHtml } from './clean-html.server.ts'

const rel = 'target="_blank" rel="noopener noreferrer"'

describe('cleanHtml', () => {
  test.each([
    ['<p>Un <strong>mot</strong>, <em>deux</em>, <u>trois</u>, <s>quatre</s></p>'],
    ['<ul><li>Un</li><li>Deux</li></ul><ol><li>Trois</li></ol>'],
    ['<h3>Titre</h3><h4>Sous-titre</h4><blockquote>Mot</blockquote>'],
    ['H<sub>2</sub>O, 1<sup>er</sup>'],
    ['40 €, « bien » : 1 &lt; 2 &amp; 3'],
    ['<a href="/cgv#parrainage">Conditions</a>'],
    ['<a href="mailto:a@b.example">Écrire</a> <a href="tel:+33353010000">Appeler</a>'],
    [`<a href="https://b.example/x?y=1" ${rel}>Ailleurs</a>`],
    [''],
  ])('leaves %s', (html) => {
    expect(cleanHtml(html)).toBe(html)
  })

  test.each([
    ['<script>alert(1)</script>Texte', 'Texte'],
    ['<SCRIPT SRC=//x.example/a.js></SCRIPT>Texte', 'Texte'],
    ['<style>p{display:none}</style>Texte', 'Texte'],
    ['<img src=x onerror=alert(1)>Texte', 'Texte'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">Texte</p>', '<p>Texte</p>'],
    ['<iframe src="https://x.example"></iframe>Texte', 'Texte'],
    ['<svg onload=alert(1)><circle/></svg>Texte', 'Texte'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>Texte', 'Texte'],
    ['<form action="/x"><input name="a"><button>Envoyer</button></form>', 'Envoyer'],
    ['<a href="javascript:alert(1)">Lien</a>', '<a>Lien</a>'],
    ['<a href="JaVa\tScRiPt:alert(1)">Lien</a>', '<a>Lien</a>'],
    ['<a href="&#106;avascript:alert(1)">Lien</a>', '<a>Lien</a>'],
    ['<a href="data:text/html,<script>1</script>">Lien</a>', '<a>Lien</a>'],
    ['<a href="vbscript:x">Lien</a>', '<a>Lien</a>'],
    ['<a href="&nbsp;data:x">Lien</a>', '<a>Lien</a>'],
    ['<a href="\u2028javascript:x">Lien</a>', '<a>Lien</a>'],
    ['<a href="\u200b\u00ad\ufeff\u0085vbscript:x">Lien</a>', '<a>Lien</a>'],
    ['<a href="&nbsp;&#x2003;/cgv\u202f\n">Lien</a>', '<a href="/cgv">Lien</a>'],
    ['<a href="&nbsp;">Lien</a>', '<a>Lien</a>'],
    ['<del>120 €</del> <strike>110 €</strike> 95 €', '<s>120 €</s> <s>110 €</s> 95 €'],
    ['<a href="//x.example/">Lien</a>', '<a>Lien</a>'],
    ['<a href="/cgv" onmouseover="x()" target="_top">Lien</a>', '<a href="/cgv">Lien</a>'],
    ['<a href="http://x.example" rel="opener">Lien</a>', `<a href="http://x.example" ${rel}>Lien</a>`],
    ['<h1>Titre</h1><h2>Autre</h2>', '<h3>Titre</h3><h3>Autre</h3>'],
    ['<p>Sans fin <strong>du tout', '<p>Sans fin <strong>du tout</strong></p>'],
    ['<!-- mot --><p>Texte</p><!--[if IE]><script>1</script><![endif]-->', '<p>Texte</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
    ['<<script>script>alert(1)</script>', '&lt;'],
    ['  <p>Texte</p>\n', '<p>Texte</p>'],
    ['<div><span>Texte</span></div>', 'Texte'],
    ['<base href="https://x.example/"><meta http-equiv="refresh" content="0">Texte', 'Texte'],
  ])('makes of %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
    expect(cleanHtml(clean)).toBe(clean)
  })
})

test('no address that is kept is one that the administrators’ page refuses to write', () => {
  const blanks = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) => !sign.trim())
  for (const blank of [...blanks, '\u200b', '\u00ad', '\u0000', '\u2060'])
    for (const address of [`${blank}data:x`, `${blank}${blank}javascript:x`, ` ${blank} VBScript:x`])
      expect(cleanHtml(`<a href="${address}">Lien</a>`)).toBe('<a>Lien</a>')
})

describe('cleanDocument', () => {
  test('leaves plain text, which is escaped where it is shown', () => {
    const offer = { titre: '<b>1 < 2</b>', contenu: ['<script>'], image: '' }
    expect(cleanDocument('offresDuMoment', offer)).toEqual(offer)
  })
})
