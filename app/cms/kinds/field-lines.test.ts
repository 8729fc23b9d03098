import { expect, test } from 'vitest'
import type { Json } from '../../lib/json.ts'
import { fieldKind } from '../documents/field-kinds.ts'
import { headline } from '../../lib/headline.ts'
import { FORMS } from '../documents/forms.server.ts'
import { fieldLines, shownLines } from './field-lines.ts'
import { fieldAt } from './form-field.ts'

test.each<[string, string, Json | undefined, string[]]>([
  ['categories', 'title', 'Cire', ['Cire']],
  ['categories', 'title', undefined, []],
  [
    'categories',
    'description',
    '<p>Un <em>soin</em>.</p><ul><li>a</li><li>b &amp; c</li></ul>',
    ['Un soin.', '• a', '• b & c'],
  ],
  ['categories', 'description', 'Une ligne<br>une autre', ['Une ligne', 'une autre']],
  [
    'categories',
    'tarifs',
    [
      { name: 'A', price: '<b>10 €</b>', link: '/a' },
      { name: 'Titre', price: '' },
    ],
    ['A — 10 € — /a', 'Titre'],
  ],
  ['categories', 'questions', [{ question: 'Q ?', answer: '<p>R</p><p>S</p>' }], ['Q ?', 'R', 'S']],
  ['actualites', 'contenu', [{ sousTitre: 'Quand', texte: 'Lundi\nMardi' }], ['Quand', 'Lundi', 'Mardi']],
  ['actualites', 'date', '2026-06-01T10:00:00Z', ['1er juin 2026']],
  ['offresDuMoment', 'contenu', ['Une', 'Deux'], ['Une', 'Deux']],
  ['team', 'members', [{ name: 'Inès', role: 'Sourcils' }], ['Inès — Sourcils']],
  ['centres', 'horaires', { lundi: '', mardi: '9h-19h' }, ['Lundi : Fermé', 'Mardi : 9h-19h']],
  [
    'centres',
    'exceptions',
    [
      { du: '2026-12-24', au: '2026-12-26', horaires: '', motif: 'congés' },
      { du: '2026-12-31', horaires: '9h - 12h', motif: '' },
    ],
    ['24 décembre 2026 — 26 décembre 2026 — Fermé — congés', '31 décembre 2026 — 9h - 12h'],
  ],
  ['centres', 'mentions', { hebergeur: { nom: 'OVH' } }, ["Nom de l'hébergeur : OVH"]],
  ['centres', 'inconnu', { a: 1, b: [{ nom: 'x', y: 2 }] }, ['Champ « a » : 1', 'Champ « b » : x — 2']],
])('%s.%s', (collection, field, value, lines) => {
  const plain = fieldLines(fieldKind(collection, field, [value]), value).map((line) =>
    line.replace(/[\u00a0\u202f]/g, ' '),
  )
  expect(plain).toEqual(lines)
})

test('a noun becomes a heading', () => {
  expect(headline("horaires d'ouverture")).toBe("Horaires d'ouverture")
})

test.each<[keyof typeof FORMS, string, Json, string[]]>([
  ['offresDuMoment', 'brouillon', true, ['oui']],
  ['offresDuMoment', 'du', '2026-12-01', ['1er décembre 2026']],
  ['offresDuMoment', 'du', '', ['(vide)']],
  ['produits', 'etat', 'disponible', ['Disponible']],
  ['centres', 'horaires.lundi', '', ['Fermé']],
  ['centres', 'adresse.ville', 'Colmar', ['Colmar']],
  ['centres', 'inconnu', 'a <b', ['a <b']],
])('%s.%s beside another version', (collection, path, value, lines) => {
  expect(shownLines(fieldAt(FORMS[collection], path), value).map((line) => line.replace(/\u00a0/g, ' '))).toEqual(lines)
})
