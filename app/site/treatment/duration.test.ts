import { expect, test } from 'vitest'
import { durations, timedName } from './duration.ts'

const lines = (...names: string[]) => names.map((name) => ({ name }))

test.each([
  [['Menton <em>10 min</em>', 'Visage complet <em>50 min</em>'], '10 à 50 min'],
  [['Modelage <em>30 min</em>', 'Rituel <em>1 h 30</em>'], '30 min à 1 h 30'],
  [['Bilan <em>1 h</em>'], '1 h'],
  [['Séance de 8 min', 'Séance de 20 min'], '8 à 20 min'],
  [['Carte de dix soins'], undefined],
])('of %j it writes %j', (names, expected) => {
  expect(durations(lines(...names))?.replace(/\u00a0/g, ' ')).toBe(expected)
})

test.each([
  ['1h30min', '1 h 30'],
  ['1H30', '1 h 30'],
  ['1,5 h', '1 h 30'],
  ['1 h et demie', '1 h 30'],
  ['1 heure', '1 h'],
  ['1 heure et quart', '1 h 15'],
  ['45 minutes', '45 min'],
  ['90 mn', '1 h 30'],
  ["90'", '1 h 30'],
  ['environ 45 min', '45 min'],
  ['30 à 45 min', '30 à 45 min'],
  ['30-45 min', '30 à 45 min'],
  ['1 à 2 h', '1 h à 2 h'],
  ['45 min à 1 h 15', '45 min à 1 h 15'],
  ['2 x 30 min', undefined],
  ['30 min x 2', undefined],
  ['2 fois 30 min', undefined],
  ['30 min + 15 min de pose', undefined],
  ['1/2 h', undefined],
  ['1 h ½', undefined],
  ['1 h 75', undefined],
  ['45 à 30 min', undefined],
  ['24 h', undefined],
  ['0 min', undefined],
  ['30 min (deux zones : 50)', undefined],
])('the duration « %s » is announced as %s', (duree, expected) => {
  expect(durations([{ name: 'Soin', duree }])?.replace(/\u00a0/g, ' ')).toBe(expected)
})

test.each([
  ['Soin hydratation 24h', undefined],
  ['Vernis tenue 48 h', undefined],
  ['Hydratation 24 à 48 h', undefined],
  ['Vernis tenue 24 h, 45 min', '45 min'],
  ['Séance 1 - 45 min', '45 min'],
  ['Forfait de 5 séances de 20 minutes', '20 min'],
  ['Soin 30 min ou 1 h', '30 min à 1 h'],
  ['Soin 1 h, dont 20 min de modelage', undefined],
])('of the name « %s » it announces %s', (name, expected) => {
  expect(durations([{ name }])?.replace(/\u00a0/g, ' ')).toBe(expected)
})

test('a duration of its own comes before the one in the name', () => {
  expect(durations([{ name: 'Soin <em>10 min</em>', duree: '45 min' }])).toBe('45\u00a0min')
})

test('a bare number in its field is minutes, and counts as such', () => {
  expect(durations([{ name: 'Soin', duree: '20' }])).toBe('20\u00a0min')
  expect(timedName({ name: 'Soin <em>20</em>' })).toEqual({ name: 'Soin', duration: '20' })
})

test('a duration at the end of a name is told from it, an emphasis is not', () => {
  expect(timedName({ name: 'Soin <em>1 h 10</em>' })).toEqual({ name: 'Soin', duration: '1 h 10' })
  expect(timedName({ name: 'Soin <em>1 h</em>', duree: '45 min' })).toEqual({
    name: 'Soin <em>1 h</em>',
    duration: '45 min',
  })
  for (const name of ['Soin', 'Soin <em>signature</em>', '<em>1 h</em>', 'Soin <em>1 h</em> de repos'])
    expect(timedName({ name })).toEqual({ name, duration: '' })
})

test.each([
  ['1h30', '1 h 30'],
  ['1h30min', '1 h 30 min'],
  ['30min à 1h', '30 min à 1 h'],
  ['12 h 05', '12 h 05'],
  ['1h300', '1h300'],
  ['20', '20 min'],
  [' 90 ', '90 min'],
  ['2 x 30', '2 x 30'],
])('%s is shown as %s', (duree, shown) => {
  expect(timedName({ name: 'Soin', duree }).duration).toBe(shown)
})
