import { expect, test } from 'vitest'
import { nearestTone, TONES } from './tones'

test('finds every tone itself, and the one that looks most like a colour', () => {
  const partsOf = (tone: string) => [0, 2, 4].map((at) => parseInt(tone.slice(at, at + 2), 16))
  for (const tone of TONES) {
    const [red, green, blue] = partsOf(tone) as [number, number, number]
    expect(nearestTone(red, green, blue)).toBe(tone)
  }
  expect(nearestTone(255, 255, 255)).toBe('f2f0ec')
  expect(nearestTone(0, 0, 0)).toBe('22201e')
  expect(nearestTone(40, 120, 50)).toBe('66734f')
  expect(nearestTone(120, 160, 190)).toBe('98adbb')
  expect(nearestTone(240, 160, 160)).toBe('dcaea4')
})
