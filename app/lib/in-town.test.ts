import { expect, test } from 'vitest'
import { inTown } from './in-town.ts'

test.each([
  ['Colmar', 'à Colmar'],
  ['Le Mans', 'au Mans'],
  ['le Havre', 'au Havre'],
  ['Les Lilas', 'aux Lilas'],
  ['La Rochelle', 'à La Rochelle'],
  ["L'Isle-Adam", "à L'Isle-Adam"],
  ['Lesneven', 'à Lesneven'],
])('%s: %s', (town, words) => expect(inTown(town)).toBe(words))
