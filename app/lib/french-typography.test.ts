import { describe, expect, test } from 'vitest'
import { fr, frHtml } from './french-typography.ts'

/** Writes no-break spaces so that they can be told apart: `_` full, `~` thin. */
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~')

describe('fr', () => {
  test.each([
    ['Bonjour !', 'Bonjour~!'],
    ['Vraiment ?', 'Vraiment~?'],
    ['Un ; deux', 'Un~; deux'],
    ['Prix : 40 €', 'Prix_: 40_€'],
    ['20 %', '20_%'],
    ['« Bonjour »', '«_Bonjour_»'],
    ['Bonjour\u00a0!', 'Bonjour~!'],
    ['Soin de 30 min', 'Soin de 30_min'],
    ['à 100 m, 3 m²', 'à 100_m, 3_m²'],
    ['100 mètres', '100 mètres'],
    ['2 h, 48 heures', '2_h, 48_heures'],
    ['12 mois, 3 ans, 1 an', '12_mois, 3_ans, 1_an'],
    ['18 ans.', '18_ans.'],
    ['4 ansérines', '4 ansérines'],
    ['8 000 €', '8_000_€'],
    ['1 234 567', '1_234_567'],
    ['10 1234', '10 1234'],
    ['SIRET 123 456 789 00012', 'SIRET 123_456_789_00012'],
    ['1 h 15', '1_h_15'],
    ['de 9 h à 16 h, ou 9 h 30 – 12 h, à 5', 'de 9_h_à_16_h, ou 9_h_30_–_12_h, à 5'],
    ['le 26 janvier 2016', 'le 26_janvier 2016'],
    ['si : 1° le bien', 'si_: 1°_le bien'],
    ['la loi n° 2004', 'la loi n°_2004'],
    ['le phototype I', 'le phototype_I'],
    ['la norme UV 1', 'la norme UV_1'],
    ['2 × 30 min', '2_×_30_min'],
    ['2×30', '2_×_30'],
    ['40\u202f€', '40_€'],
    ['8\u202f000 €', '8_000_€'],
    ['3\u2009mois', '3_mois'],
    ['prépare-t-elle', 'prépare\u2011t\u2011elle'],
    ['un t-shirt', 'un t-shirt'],
  ])('makes of %j', (text, expected) => {
    expect(visible(fr(text))).toBe(expected)
    expect(fr(fr(text))).toBe(fr(text))
  })

  test.each([
    '01 99 00 12 34',
    'bonjour@site.example',
    'https://site.example/a;b?c=d:e!',
    '14h - 19h',
    '10:30',
    'https://site.example/?a=1',
    'Mot',
    '',
    'Attention!',
    '10\n123',
    'Merci à toutes\n:-)',
    'Prêt\n!',
    '«\nPrêt\n»',
  ])('leaves %j', (text) => {
    expect(fr(text)).toBe(text)
  })
})

describe('frHtml', () => {
  test('takes the end of a line of its source for a blank', () => {
    expect(visible(frHtml('<p>du 26\njanvier\n2016</p>'))).toBe('<p>du 26_janvier 2016</p>')
  })

  test('changes the text and never a tag', () => {
    const html = '<p>Prix : <a href="/x ?a : b" title="Non !">ici !</a></p>'
    expect(visible(frHtml(html))).toBe('<p>Prix_: <a href="/x ?a : b" title="Non !">ici~!</a></p>')
  })

  test.each(['<p><code>a ? b : c</code></p>', '<pre>prix : 40 €\n<b>x !</b></pre>', '<a href="/a : b"></a>'])(
    'leaves %s',
    (html) => expect(frHtml(html)).toBe(html),
  )

  test.each([
    ['<p>Prenez rendez-vous.</p>', 'rendez-vous'],
    ['<h3>Peut-on venir ?</h3>', 'Peut-on'],
    ["<p>Un cours d'auto-maquillage</p>", 'auto-maquillage'],
    ['<p>Dites-le-nous</p>', 'Dites-le-nous'],
    ['<p>La loi n° 2004-575 du 21 juin</p>', '2004-575'],
    ['<p>De 9h-19h</p>', '9h-19h'],
  ])('keeps the compound of %s on one line', (html, compound) => {
    expect(visible(frHtml(html))).toBe(visible(fr(html)).replace(compound, `<span class="firm">${compound}</span>`))
  })

  test.each([
    '<p>bonjour@un-institut.example</p>',
    '<p>https://site.example/verni-semi-permanent</p>',
    '<p>https://site.example/2004-575</p>',
    '<p>anticonstitutionnellement-long</p>',
    '<a href="/rendez-vous">ici</a>',
    'https://exemple.fr/produits/visage-rendez-vous/suite',
  ])('has nothing to keep in %s', (html) => expect(frHtml(html)).not.toContain('firm'))

  test('done twice, is done once', () => {
    const once = frHtml('<p>Prix : <s>1 234 €</s> <strong>40 €</strong> !</p>')
    expect(frHtml(once)).toBe(once)
  })

  test('leaves entities whole', () => {
    expect(visible(frHtml('a &amp; b &lt; c &nbsp;!'))).toBe('a &amp; b &lt; c &nbsp;!')
  })
})
