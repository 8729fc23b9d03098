import { expect, test } from 'vitest'
import { focusWords, readFocus, writeFocus } from './focus.ts'

test('a point is read as it was written', () => {
  expect(writeFocus({ across: 30, down: 70 })).toBe('30 70')
  expect(readFocus('30 70')).toEqual({ across: 30, down: 70 })
  expect(writeFocus(readFocus('0 100'))).toBe('0 100')
})

test('the centre is nothing, and so is what is no point', () => {
  expect(writeFocus({ across: 50, down: 50 })).toBe('')
  for (const text of [undefined, '', '30', '30 170', '-5 0', '31 70', 'a b', '30 70 1 1', ' ', '1e1 x'])
    expect(readFocus(text), String(text)).toEqual({ across: 50, down: 50 })
})

test('a point is as near as the style sheet can show it', () => {
  expect(writeFocus({ across: 31.9, down: 104 })).toBe('30 100')
  expect(writeFocus({ across: -3, down: 47.6 })).toBe('0 50')
})

test('a point is told in French', () => {
  expect(focusWords('')).toBe('au centre')
  expect(focusWords('30 70')).toBe('à 30 % depuis la gauche, 70 % depuis le haut')
})
