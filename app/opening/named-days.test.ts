import { expect, test } from 'vitest'
import { namedDays } from './named-days'

test.each([
  ['Du mardi au vendredi', 'mardi mercredi jeudi vendredi'],
  ['Lundi, jeudi et samedi', 'lundi jeudi samedi'],
  ['Mardi et du jeudi au samedi.', 'mardi jeudi vendredi samedi'],
  ['les lundis et les mercredis', 'lundi mercredi'],
  ['de lundi à mercredi ; samedi', 'lundi mardi mercredi samedi'],
])('« %s »', (text, days) => expect(namedDays(text)).toEqual(days.split(' ')))

test.each(['', 'Sur rendez-vous', 'Le mardi matin', 'Du vendredi au mardi', 'Mardi, 9 h à 12 h', 'Du mardi au'])(
  '« %s » names more or less than days',
  (text) => expect(namedDays(text)).toBeUndefined(),
)
