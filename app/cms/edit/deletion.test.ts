import { expect, test } from 'vitest'
import { deletionQuestion } from './deletion'

const asked = (...words: [string, ...string[]]) => deletionQuestion(...words).replace(/[\u00a0\u202f]/g, ' ')

test.each<[[string, ...string[]], string]>([
  [['le tarif', 'Épilation demi-jambes', '25 €'], 'Supprimer le tarif « Épilation demi-jambes, 25 € » ?'],
  [["l'offre", 'Noël'], "Supprimer l'offre « Noël » ?"],
  [['la partie', '', 'Deux\n lignes'], 'Supprimer la partie « Deux lignes » ?'],
  [['la vidéo', ' ', ''], 'Supprimer la vidéo sans nom ?'],
])('%j is asked', (words, question) => expect(asked(...words)).toBe(question))

test('a long name is cut after a word', () => {
  expect(asked('la question', 'mot '.repeat(60))).toMatch(/^Supprimer la question « (mot ){10,19}mot… » \?$/)
})

test('the question has French spaces', () =>
  expect(deletionQuestion('le tarif', 'A')).toMatch(/«\u00a0A\u00a0»\u202f\?$/))
