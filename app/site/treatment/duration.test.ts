import { expect, test } from 'vitest'
import { durations } from './duration.ts'

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
