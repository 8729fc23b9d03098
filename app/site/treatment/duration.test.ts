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

test('a duration of its own comes before the one in the name', () => {
  expect(durations([{ name: 'Soin <em>10 min</em>', duree: '45 min' }])).toBe('45\u00a0min')
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
