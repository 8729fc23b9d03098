import { expect, test } from 'vitest'
import { shownOutcome } from './secrets.ts'

test('no outcome tells what nobody is shown again: not in the document, nor in what two people changed', () => {
  const document = { id: 'reglages', version: 2, cle: 'SECRET' }
  const conflicts = [
    { field: 'cle', base: 'SECRET', mine: 'la sienne', theirs: 'SECRET 2' },
    { field: 'titre', base: 'a', mine: 'b', theirs: 'c' },
  ]
  expect(shownOutcome('reglages', { outcome: 'conflict', document, conflicts })).toEqual({
    outcome: 'conflict',
    document: { ...document, cle: '' },
    conflicts: [{ field: 'cle', base: '', mine: 'la sienne', theirs: '' }, conflicts[1]],
  })
  expect(shownOutcome('reglages', { outcome: 'done', documents: [document] })).toEqual({
    outcome: 'done',
    documents: [{ ...document, cle: '' }],
  })
  expect(shownOutcome('reglages', { outcome: 'missing' })).toEqual({ outcome: 'missing' })
})
