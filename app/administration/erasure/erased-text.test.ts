import { expect, test } from 'vitest'
import { textEraser } from './erased-text.ts'

const NAME = 'Hélène Dupont'

test.each([
  ['Bonjour Hélène Dupont.', 'Bonjour [effacé].'],
  ['HELENE  DUPONT, Helene-Dupont et He\u0301le\u0300ne\u00a0Dupont', '[effacé], [effacé] et [effacé]'],
  ['<p>H<b>él</b>ène <i>Du</i>pont<br>ici</p>', '<p>[effacé]<b></b><i></i><br>ici</p>'],
  ['<p><strong>Hélène</strong>&nbsp;Dupont</p>', '<p><strong>[effacé]</strong></p>'],
  ['Hé\u00adlène Du\u200bpont', '[effacé]'],
  ['<p>Hélène</p><p>Dupont</p>', '<p>[effacé]</p><p></p>'],
  [
    '<p><a href="/actualites/helene-dupont-part">Hélène Dupont</a> part</p>',
    '<p><a href="/actualites/efface-part">[effacé]</a> part</p>',
  ],
  ['/soins/avec-helene-dupont', '/soins/avec-efface'],
  ['mailto:helene.dupont@exemple.fr', 'mailto:efface@exemple.fr'],
  ['/soins/avec-h%C3%A9l%C3%A8ne-dupont/%C3%A9t%C3%A9', '/soins/avec-efface/%C3%A9t%C3%A9'],
  ['/q?x=a%2Fb%26H%c3%89L%C3%a8NE+dupont&y=%2B', '/q?x=a%2Fb%26efface&y=%2B'],
  ['/q?x=avec%20he%CC%81lene%20%44upont%20', '/q?x=avec%20efface%20'],
  ['/ancienne/h%E9l%E8ne_dupont.html', '/ancienne/efface.html'],
  [
    'https://partage.fr/?u=https%3A%2F%2Fa.fr%2Fh%25C3%25A9l%25C3%25A8ne-dupont',
    'https://partage.fr/?u=https%3A%2F%2Fa.fr%2Fefface',
  ],
  [
    '<p>Voir <a href="/actualites/h%C3%A9l%C3%A8ne-dupont?a=1&amp;b=%C3%A9">elle</a>, -20 %</p>',
    '<p>Voir <a href="/actualites/efface?a=1&amp;b=%C3%A9">elle</a>, -20 %</p>',
  ],
  ['Lire https://a.fr/H%C3%A9l%C3%A8ne%20Dupont ou b%C3%A9 %', 'Lire https://a.fr/efface ou b%C3%A9 %'],
  ['/h%C3%A9l%C3%A8ne-dupont%C3%A9 et %zz%', undefined],
  ['/h%C3%A9l%C3%A8ne-dupont%C3%A9?%E9%', undefined],
  ['Hélène Dupontel, Hélène Dup<b>ontel</b>, Marie-Hélène', undefined],
])('%s', (value, left) => {
  const eraser = textEraser(NAME)
  expect(eraser.write(value)).toBe(left ?? value)
  if (left) expect(eraser.mayBeIn(JSON.stringify({ texte: `\n${value}` }))).toBe(true)
})

test('words that HTML is made of are no text', () => {
  const html = '<p class="x">Un <strong>mot</strong>&nbsp;&amp; <a href="/x">amp</a></p>'
  for (const word of ['strong', 'nbsp', 'href', 'class']) expect(textEraser(word).write(html)).toBe(html)
  expect(textEraser('amp').write(html)).toBe(html.replace('>amp<', '>[effacé]<'))
})

test.each([
  ["L'Amie d'Ève", 'L’amie d’Eve', '[effacé]'],
  ['Cœur', 'un coeur, un cœur', 'un [effacé], un [effacé]'],
  ['Coeur', 'un cœur', 'un [effacé]'],
  ['Lætitia', 'LÆTITIA, Laetitia et L<b>aé</b>titia', '[effacé], [effacé] et [effacé]<b></b>'],
  ['Laetitia-Coeur', 'Lætitia Cœur', '[effacé]'],
  ['Coeurcoeur', 'Cœurcœur', '[effacé]'],
  ['Marie "Mimi" Durand', '<p>Marie &quot;Mimi&quot; Durand, Marie “Mimi” Durand</p>', '<p>[effacé], [effacé]</p>'],
  ['Marie "Mimi" Durand', 'Marie "Mimi" Durand', '[effacé]'],
  ['Marie "Mimi" Durand', 'Marie « Mimi » Durand, Marie «\u00a0Mimi\u202f» Durand', '[effacé], [effacé]'],
  ['Marie "Mimi" Durand', 'Marie &laquo;&nbsp;Mimi&nbsp;&raquo; Durand, Marie «Mimi» Durand', '[effacé], [effacé]'],
  ['Marie "Mimi" Durand', 'De Marie «&nbsp;<b>Mimi</b> » Durand', 'De [effacé]<b></b>'],
  ['Marie « Mimi » Durand', 'Marie "Mimi" Durand, Marie « Mimi » Durand', '[effacé], [effacé]'],
  ['"Mimi"', 'Dite « Mimi », ici', 'Dite [effacé], ici'],
  ['(x) [a]+', 'ce (x) [a]+ là', 'ce [effacé] là'],
  ['06 12 34 56 78', 'Au 06.12.34.56.78', 'Au [effacé]'],
  ['06 12 34 56 78', 'Au 0612345678, +33 6 12 34 56 78 ou +33(0)612345678', 'Au [effacé], [effacé] ou [effacé]'],
  ['+33612345678', '<a href="tel:+33612345678">06 12&nbsp;34 56 78</a>', '<a href="tel:efface">[effacé]</a>'],
  ['06 12 34 56 78', 'Au 06/12/34/56/78 ou 06 / 12–34–56–78', 'Au [effacé] ou [effacé]'],
  ['0692 12 34 56', '<a href="tel:+262692123456">Au +262 692 12 34 56</a>', '<a href="tel:efface">Au [effacé]</a>'],
  ['06/12/34/56/78', 'Au 06 12 34 56 78', 'Au [effacé]'],
  ['0612345678', 'Au 06 12 34 56 789 et 1206 12 34 56 78', 'Au 06 12 34 56 789 et 1206 12 34 56 78'],
  ['12 rue des Lilas', 'Au 12, rue des Lilas', 'Au [effacé]'],
  ['12, rue des Lilas', 'Au 12 rue <b>des Lilas</b>', 'Au [effacé]<b></b>'],
])('« %s » is found as it is written', (text, value, left) => {
  const eraser = textEraser(text)
  expect(eraser.write(value)).toBe(left)
  expect(eraser.mayBeIn(JSON.stringify({ texte: value }))).toBe(true)
})
