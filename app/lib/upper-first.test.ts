import { expect, test } from 'vitest'
import { lowerFirst } from './upper-first.ts'

test.each([
  ['Mardi et jeudi', 'mardi et jeudi'],
  ['MARDI ET JEUDI', 'mardi et jeudi'],
  ['Congés de Noël', 'congés de Noël'],
  ['', ''],
])('%j stands within a sentence as %j', (text, within) => expect(lowerFirst(text)).toBe(within))
