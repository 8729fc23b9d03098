import { expect, test } from 'vitest'
import { STANDING } from '../words/standing-words.ts'
import { TREATMENTS } from './first-content.ts'
import { treatmentsByNeed } from './needs.server.ts'

const needs = (treatments: { id: string; besoin?: string }[], order = STANDING.besoins) =>
  treatmentsByNeed(treatments, order).map(({ need, treatments }) => [need, treatments.map(({ id }) => id)])

test('a treatment stands at its need, wherever it comes from; UV tanning is last', () => {
  expect(
    needs([
      { id: 'bronzage-uv', besoin: 'Bronzage' },
      { id: 'nouveau' },
      { id: 'bébé', besoin: 'Future maman' },
      { id: 'vide', besoin: ' ' },
      { id: 'peau', besoin: 'Visage' },
      { id: 'fil', besoin: 'Épilation' },
    ]),
  ).toEqual([
    ['Épilation', ['fil']],
    ['Visage', ['peau']],
    ['Future maman', ['bébé']],
    ['Autres soins', ['nouveau', 'vide']],
    ['Bronzage', ['bronzage-uv']],
  ])
})

test('one need written in several ways is one heading, in its known place', () => {
  expect(
    needs([
      { id: 'bébé', besoin: 'Future maman' },
      { id: 'peau', besoin: 'visage' },
      { id: 'cire', besoin: 'epilation' },
      { id: 'fil', besoin: 'Épilation' },
      { id: 'mère', besoin: 'future Maman' },
      { id: 'soin', besoin: 'VISAGE' },
      { id: 'plus', besoin: '+' },
      { id: 'étoile', besoin: '★' },
    ]),
  ).toEqual([
    ['Épilation', ['cire', 'fil']],
    ['Visage', ['peau', 'soin']],
    ['Future maman', ['bébé', 'mère']],
    ['+', ['plus']],
    ['★', ['étoile']],
  ])
})

test('administrators say in what order, but for the last ones', () => {
  const treatments = [
    { id: 'bronzage-uv', besoin: 'Bronzage' },
    { id: 'nouveau' },
    { id: 'fil', besoin: 'Épilation' },
    { id: 'ongles', besoin: 'mains et pieds' },
    { id: 'peau', besoin: 'Visage' },
  ]
  expect(needs(treatments, ['bronzage', 'Mains et Pieds', 'Visage'])).toEqual([
    ['Mains et Pieds', ['ongles']],
    ['Visage', ['peau']],
    ['Épilation', ['fil']],
    ['Autres soins', ['nouveau']],
    ['bronzage', ['bronzage-uv']],
  ])
})

test('every treatment of the first content has one', () => {
  for (const [id, { besoin }] of Object.entries(TREATMENTS)) expect(besoin, id).toMatch(/\S/)
})
