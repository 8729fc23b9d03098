import { describe, expect, test } from 'vitest'
import { compareLines, compareWords, type Part } from './word-diff.ts'

/** Changed parts in square brackets. */
const marked = (parts: Part[]) => parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')
const lines = (list: (Part[] | null)[]) => list.map((line) => (line ? marked(line) : '…'))

describe('by word', () => {
  test.each([
    ['Maillot — 22 €', 'Maillot — 24 €', 'Maillot — [22] €', 'Maillot — [24] €'],
    ['Jambe à 22,50 €', 'Jambe à 24,50 €', 'Jambe à [22,50] €', 'Jambe à [24,50] €'],
    // A duration and a price that stand beside each other without a blank.
    ['Hydratant 1 h72 €', 'Hydratant 1 h71 €', 'Hydratant 1 h[72] €', 'Hydratant 1 h[71] €'],
    ['de 9h30 à 18h', 'de 9h30 à 19h', 'de 9h30 à [18h]', 'de 9h30 à [19h]'],
    ['Un soin doux', 'Un soin très doux', 'Un soin doux', 'Un soin [très] doux'],
    ['la cire tiède et douce du matin', 'la pâte au sucre du matin', 'la [cire tiède et douce] du matin', null],
    ['Même texte', 'Même texte', 'Même texte', 'Même texte'],
    ['', 'Du texte', '', '[Du texte]'],
    ['Tout autre chose', 'Rien ne reste ici', '[Tout autre chose]', '[Rien ne reste ici]'],
  ])('%j → %j', (before, after, left, right) => {
    const compared = compareWords(before, after)
    expect(marked(compared.before)).toBe(left)
    if (right !== null) expect(marked(compared.after)).toBe(right)
    expect(compared.before.map(({ text }) => text).join('')).toBe(before)
    expect(compared.after.map(({ text }) => text).join('')).toBe(after)
  })

  test('a text too long to be compared by word is shown as rewritten, at once', () => {
    const [before = '', after = ''] = ['de la cire, '.repeat(9000), 'de la pâte, '.repeat(9000)].map((text) =>
      text.trim(),
    )
    expect(compareWords(before, after).before).toEqual([{ text: before, changed: true }])
  })
})

describe('by line', () => {
  test('a line changed among others is shown with a line around it', () => {
    const before = ['un', 'deux', 'trois', 'quatre beaux mots', 'cinq', 'six', 'sept']
    const after = before.with(3, 'quatre autres mots')
    const compared = compareLines(before, after)
    expect(lines(compared.before)).toEqual(['…', 'trois', 'quatre [beaux] mots', 'cinq', '…'])
    expect(lines(compared.after)).toEqual(['…', 'trois', 'quatre [autres] mots', 'cinq', '…'])
  })

  test.each([
    [
      ['a', 'c'],
      ['a', 'b', 'c'],
      ['a', 'c'],
      ['a', '[b]', 'c'],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
      ['a', '[b]', 'c'],
      ['a', 'c'],
    ],
    [
      ['a', 'b'],
      ['b', 'a'],
      ['a', '[b]'],
      ['[b]', 'a'],
    ],
    [[], ['a'], [], ['[a]']],
    [['a'], [], ['[a]'], []],
    [['a'], ['a'], [], []],
  ])('%j → %j', (before, after, left, right) => {
    const compared = compareLines(before, after)
    if (left.includes('[b]') && right.includes('[b]')) expect(lines(compared.after).join()).toMatch(/\[[ab]\]/)
    else expect([lines(compared.before), lines(compared.after)]).toEqual([left, right])
  })

  test('thousands of lines are compared at once', () => {
    const before = Array.from({ length: 20_000 }, (_, index) => (index % 2 ? 'même' : 'texte'))
    expect(compareLines(before, [...before, 'fin']).after.length).toBeGreaterThan(0)
  })
})
