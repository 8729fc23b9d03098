import { expect, test } from 'vitest'
import { FIRST_CONTENT } from '../app/cms/documents/first-content.ts'
import { frHtml } from '../app/lib/french-typography.ts'
import { plainText } from '../app/lib/plain-text.ts'
import { copyProblems, shownCopyProblems } from './support/copy.ts'

/** What is no sentence: addresses, hours as they are typed, numbers of the register. */
const NO_TEXT = /^(?:\/|https?:|#|[\d\s:/h-]*$)|^\d{4}-/

/** Every text that a reader sees, with the path that leads to it. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return NO_TEXT.test(value) ? [] : [[path, value]]
  return Object.entries((value ?? {}) as object).flatMap(([key, inner]) => texts(inner, `${path}/${key}`))
}

const ALL = texts(FIRST_CONTENT, '')

test('the first content is written as a good sub-editor leaves it', () => {
  expect(ALL.length).toBeGreaterThan(800)
  const problems = ALL.flatMap(([path, text]) =>
    text.split('\n').flatMap((line) => copyProblems(plainText(line)).map((problem) => `${path}: ${problem}`)),
  )
  expect(problems).toEqual([])
})

test('and set as a good printer sets it', () => {
  const set = (line: string) => frHtml(line).replace(/<[^<>]*>/g, '')
  const problems = ALL.flatMap(([path, text]) =>
    text.split('\n').flatMap((line) => shownCopyProblems(set(line)).map((problem) => `${path}: ${problem}`)),
  )
  expect(problems).toEqual([])
})

test.each([
  'A partir de 10 €',
  'Epilation à la cire',
  'Depuis le 1 janvier',
  'Ouvert à 9h30',
  'Dix 10€',
  'Et puis...',
  'Un mail',
  'Rendez-vous au centre',
  'La ligne, au poil près',
  'Un RDV',
  'Client·e',
  'Proposé jusqu’au 20 décembre',
])('« %s » is found', (text) => {
  expect(copyProblems(text)).not.toEqual([])
})

test.each(['À partir de 10 €', 'Notre centre', 'Le 1er janvier', 'De 9 h 30 à 18 h', 'Par e-mail', 'Chargement...'])(
  '« %s » is not',
  (text) => {
    expect(copyProblems(text)).toEqual([])
  },
)
