import { expect, test } from 'vitest'
import { lineSchema } from './line.ts'
import { textSchema } from './text.ts'

test('what is pasted along unseen is not kept', () => {
  expect(lineSchema.parse('\u202a+33 6 12 34 56 78\u202c')).toBe('+33 6 12 34 56 78')
  expect(lineSchema.parse('contact@exemple.fr\u200b')).toBe('contact@exemple.fr')
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
