import { expect, test } from 'vitest'
import { changeSchema } from './changes.ts'
import { isDocumentId } from './document-id.ts'

test.each(['maquillage', 'Cryolipolyse', 'été à deux', 'a.b_c-d', 'kQ3xZ0a9'])('%j may be an id', (id) => {
  expect(isDocumentId(id)).toBe(true)
})

test.each([
  '',
  '.',
  '..',
  '.cache',
  ' a',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'a%2fb',
  '<b>',
  'a\nb',
  'é'.repeat(101),
  'a'.repeat(201),
])('%j may not', (id) => {
  expect(isDocumentId(id)).toBe(false)
  expect(changeSchema.safeParse({ intent: 'remove', collection: 'soldes', id }).success).toBe(false)
})
