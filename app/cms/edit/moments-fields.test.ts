import { expect, test } from 'vitest'
import { readMoments } from '../documents/plan-moments'
import { planSchema } from '../documents/plans'
import { planWords } from './moments-fields'

const NOW = new Date('2026-11-22T10:00:00Z')
const say = (from: string, until = '') => planWords({ from, until }, NOW).map((words) => words.replace(/\u00a0/g, ' '))

test.each([
  ['', '', 'Sans date, ce changement est en ligne dès que vous enregistrez.'],
  ['2026-12-01T08:00', '', 'Ce changement sera en ligne à partir du mardi 1er décembre à 8 h.'],
  ['2026-11-22T10:59', '', 'Ce moment est déjà passé.'],
  ['0026-12-01T08:00', '', "Cette date n'est pas valable."],
  ['2026-12-01T08:00', '2026-12-01T08:00', 'La fin vient avant le début.'],
])('%s, %s: %s', (from, until, words) => expect(say(from, until)).toEqual([words]))

test('says what comes back, and when, and the hour that there is not', () => {
  expect(say('', '2027-01-31T18:30')).toEqual([
    'Ce changement sera en ligne tout de suite.',
    'Ce qui était là avant reviendra le dimanche 31 janvier 2027 à 18 h 30.',
  ])
  expect(say('2027-03-28T02:30')).toEqual([
    'Ce changement sera en ligne à partir du dimanche 28 mars 2027 à 3 h 30.',
    "Cette nuit-là, les horloges avancent d'une heure : ce sera à 3 h 30.",
  ])
})

test('a year typed in two figures is refused in words, at its field', () => {
  const change = { intent: 'remove', collection: 'soldes', id: 'une' }
  const asked = planSchema.parse({ change, from: '0026-12-01T08:00' })
  expect(readMoments(asked)).toEqual({ words: "Cette date n'est pas valable.", refused: 'from' })
})
