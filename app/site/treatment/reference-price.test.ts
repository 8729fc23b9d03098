import { describe, expect, test } from 'vitest'
import { announcedPrice } from './reference-price.ts'

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')
const read = (price: string, lowest: number | undefined, isWhole = true) => {
  const { shown, instead, isNone } = announcedPrice(price, { lowest, isWhole })
  return [plain(shown), plain(instead), isNone]
}

describe('an announced reduction', () => {
  test.each<
    [
      price: string,
      lowest: number | undefined,
      isWhole: boolean,
      shown: string,
      instead: string | undefined,
      isNone: boolean,
    ]
  >([
    ['95 €', 80, true, '95 €', undefined, false],
    ['<s>120 €</s> 95 €', 120, true, '<s>120 €</s> 95 €', undefined, false],
    ['<s>120 €</s> 95 €', 110, true, '<s>110 €</s> 95 €', '110 €', false],
    ['<s>120 €</s> 95 €', 110.5, true, '<s>110,50 €</s> 95 €', '110,50 €', false],
    ['<s>100 €</s> 95 €', 120, true, '<s>120 €</s> 95 €', '120 €', false],
    ['<s>120 €</s> 95 €', 95, true, '95 €', undefined, true],
    ['<s>120 €</s> 95 €', 80, true, '95 €', undefined, true],
    // A line that was not there in those thirty days.
    ['<s>120 €</s> 95 €', undefined, true, '95 €', undefined, true],
    // A history that is younger: she knows what she asked before.
    ['<s>120 €</s> 95 €', undefined, false, '<s>120 €</s> 95 €', undefined, false],
    [
      '<s>à partir de 60 €</s> à partir de 45 €',
      undefined,
      false,
      '<s>à partir de 60 €</s> à partir de 45 €',
      undefined,
      false,
    ],
    ['<s>120 €</s> 95 €', 110, false, '<s>110 €</s> 95 €', '110 €', false],
    ['<s>100 €</s> 95 €', 110, false, '<s>100 €</s> 95 €', undefined, false],
    // Prices in words, of which the least figure is known.
    [
      '<s>à partir de 60 €</s> à partir de 45 €',
      60,
      false,
      '<s>à partir de 60 €</s> à partir de 45 €',
      undefined,
      false,
    ],
    ['<s>60 à 80 €</s> 50 à 70 €', 60, false, '<s>60 à 80 €</s> 50 à 70 €', undefined, false],
    ['<s>200 €</s> à partir de 45 €', 60, false, '<s>60 €</s> à partir de 45 €', '60 €', false],
    ['<s>à partir de 200 €</s> à partir de 45 €', 60, false, '<s>60 €</s> à partir de 45 €', '60 €', false],
    ['<s>prix habituel</s> à partir de 45 €', 60, false, '<s>60 €</s> à partir de 45 €', '60 €', false],
    ['<s>60 €</s> à partir de 45 €', 40, true, 'à partir de 45 €', undefined, true],
    ['<s>dès 40 €</s> dès 45 €', 40, false, 'dès 45 €', undefined, true],
    ['<s>prix habituel</s> 95 €', 110, true, '<s>110 €</s> 95 €', '110 €', false],
    ['<s>120 €</s> à partir de 95 €', 110, true, '<s>110 €</s> à partir de 95 €', '110 €', false],
    ['<em>95 €</em>', 80, true, '<em>95 €</em>', undefined, false],
  ])('« %s » after %s', (price, lowest, isWhole, ...expected) => {
    expect(read(price, lowest, isWhole)).toEqual(expected)
  })
})
