import { expect, it } from 'vitest'
import { fieldsAt, readFormPlace } from './form-place.server.ts'
import { readTyped } from './typed-fields.ts'

const fields = fieldsAt(readFormPlace('categories/maquillage/description')!)
const read = (description: string, before: string) =>
  readTyped(fields, { description }, { description: before })['description']

it.each<[what: string, typed: string, before: string, made: string]>([
  [
    'paragraphs between blank lines',
    'Un.\r\n\r\nDeux.\r\n \r\n\r\nTrois.\r\n',
    '',
    '<p>Un.</p><p>Deux.</p><p>Trois.</p>',
  ],
  ['line breaks of other line ends', 'Un,\ndeux.\n\nTrois.', '', '<p>Un,<br>deux.</p><p>Trois.</p>'],
  ['line breaks of a single text', 'Un,\ndeux.', '', 'Un,<br>deux.'],
  ['no paragraph of a line', 'Un <strong>mot</strong>', '', 'Un <strong>mot</strong>'],
  ['no second line break', '<p>Un,<br>\ndeux.<br></p>', '', '<p>Un,<br>deux.<br></p>'],
  ['a paragraph after those that were there', '<p>Un.</p>\n\nDeux.', '<p>Un.</p>', '<p>Un.</p><p>Deux.</p>'],
  [
    'two paragraphs of one',
    '<p>Un.\n\nDeux.</p><p>Trois.</p>',
    '<p>Un. Deux.</p><p>Trois.</p>',
    '<p>Un.</p><p>Deux.</p><p>Trois.</p>',
  ],
  [
    'nothing of a list',
    '<ul>\n<li>Un\n\n<ul><li>a</li></ul></li>\n</ul>\n\nFin',
    '',
    '<ul>\n<li>Un\n\n<ul><li>a</li></ul></li>\n</ul><p>Fin</p>',
  ],
  [
    'nothing of what was there',
    '<p>Un\nmot.</p>\n<p>Deux</p>',
    '<p>Un\nmot.</p>\n<p>Trois</p>',
    '<p>Un\nmot.</p>\n<p>Deux</p>',
  ],
  ['paragraphs of one that nothing ends', '<p>Un <b>mot</b>\n\nDeux', '', '<p>Un <b>mot</b></p><p>Deux</p>'],
])('what is typed in a rich text makes %s', (_, typed, before, made) => expect(read(typed, before)).toBe(made))

it.each(['Un\n\nDeux', '<p>Un\n\nmot</p>\n\n', 'Un\r\n\r\nDeux'])('what is left as it was stays: %j', (before) =>
  expect(read(before.replaceAll(/\r?\n/g, '\r\n'), before)).toBe(before),
)
