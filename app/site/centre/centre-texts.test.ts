import { expect, test } from 'vitest'
import { CENTRE } from './first-content.ts'
import { textsOf, viewFrom, viewOf } from './centre-texts.ts'

const before = viewOf(CENTRE)
const texts = textsOf(before)

test('what was left alone is not changed, whatever it looks like', () => {
  const odd = { ...before, nom: ' Nom ', description: ['  un  ', 'deux\n\n\ntrois', ''] }
  expect(viewFrom(textsOf(odd), odd)).toEqual(odd)
  expect(viewFrom(texts, before)).toEqual(before)
})

test('a blank line parts two paragraphs, and blanks around a text are let go', () => {
  const view = viewFrom({ ...texts, nom: ' Autre nom ', description: '\n un\nsuite \n \n\n deux\n\n' }, before)
  expect(view).toEqual({ ...before, nom: 'Autre nom', description: ['un\nsuite', 'deux'] })
})

test('a changed day changes the hours, and nothing else; the e-mail stays', () => {
  const view = viewFrom({ ...texts, horaires: { ...texts.horaires, lundi: '' } }, before)
  expect(view).toEqual({ ...before, horaires: { ...before.horaires, lundi: '' } })
  const called = viewFrom({ ...texts, contact: { ...texts.contact, telephone: '03 00' } }, before)
  expect(called).toEqual({ ...before, contact: { ...before.contact, telephone: '03 00' } })
})
