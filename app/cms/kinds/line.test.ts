import { expect, test } from 'vitest'
import { code, lineSchema } from './line.ts'
import { textSchema } from './text.ts'

test('what is pasted along unseen is not kept', () => {
  expect(lineSchema.parse('\u202a+33 6 12 34 56 78\u202c')).toBe('+33 6 12 34 56 78')
  expect(lineSchema.parse('contact@exemple.fr\u200b')).toBe('contact@exemple.fr')
  expect(textSchema.parse('\u202aUn\u202c \u2066deux\u2069\u200b\ufeff 👩\u200d🦰')).toBe('Un deux 👩\u200d🦰')
  expect(code('SIRET').schema.parse('\u200e732\u00ad829\u2060320\u200f 00074\ufeff')).toBe('732829320 00074')
})

test('the line ends of other programs are those of a text, and blanks in a line', () => {
  expect(textSchema.parse('Un\vdeux\u2028trois\u2029quatre\ncinq')).toBe('Un\ndeux\ntrois\nquatre\ncinq')
  expect(lineSchema.parse('Un\vdeux\u2028trois')).toBe('Un deux trois')
})

test.each([
  [lineSchema, 2_001],
  [textSchema, 100_001],
])('what is too long is said in plain words', (schema, length) => {
  const { error } = schema.safeParse('a'.repeat(length))
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Ce texte est trop long : .+ au plus/),
  ])
})
