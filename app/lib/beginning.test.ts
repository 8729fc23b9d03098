import { expect, test } from 'vitest'
import { beginningOf } from './beginning.ts'

test('a text that has room stays whole', () => {
  expect(beginningOf('Court.', 40)).toBe('Court.')
})

test('it ends with a sentence, where sentences fill the room', () => {
  expect(beginningOf('Nous ouvrons tôt. Venez ! Ce qui suit est bien trop long pour tenir.', 40)).toBe(
    'Nous ouvrons tôt. Venez !',
  )
  expect(beginningOf('Elle dit « Entrez ! » et sourit encore longtemps après', 30)).toBe('Elle dit « Entrez ! »')
})

test('it ends with a part of a sentence and an ellipsis, where the sentence is longer', () => {
  expect(beginningOf('Ni. Vous verrez le matériel de près, vous sentirez les huiles et le reste', 60)).toBe(
    'Ni. Vous verrez le matériel de près…',
  )
  expect(beginningOf('À 9 h 30 : la ligne des sourcils au fil, expliquée pas à pas', 45)).toBe(
    'À 9 h 30 : la ligne des sourcils au fil…',
  )
})

test('it ends with a word where there is no part, and never within a number', () => {
  expect(beginningOf('Des mots sans aucun arrêt qui se suivent encore', 30)).toBe('Des mots sans aucun arrêt qui…')
  expect(beginningOf(`Le flacon de 1.5 litre ${'est posé là '.repeat(5)}`, 20)).toBe('Le flacon de 1.5…')
  expect(beginningOf('x'.repeat(60), 20)).toBe(`${'x'.repeat(20)}…`)
})
