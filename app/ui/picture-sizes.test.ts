import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TONES } from '../media/tones'
import { sizesOf } from './picture-sizes'

describe('sizesOf', () => {
  const boxes = [
    { from: 768, width: '40vw', ratio: 1 },
    { width: '90vw', ratio: 2 },
  ]

  test('asks for a little less than the box, and for no more than two pixels each', () => {
    expect(sizesOf({ width: 200, height: 200 }, boxes)).toBe(
      '(min-width: 48rem) and (min-resolution: 2.5dppx) calc(40vw * 0.63), (min-width: 48rem) calc(40vw * 0.95), ' +
        '(min-resolution: 2.5dppx) calc(90vw * 0.63), calc(90vw * 0.95)',
    )
  })

  test('counts what is cut away at the sides', () => {
    expect(sizesOf({ width: 400, height: 200 }, boxes)).toContain('(min-width: 48rem) calc(40vw * 1.90)')
    expect(sizesOf({ width: 400, height: 200 }, boxes)).toMatch(/ calc\(90vw \* 0\.95\)$/)
  })

  test('takes a picture of unknown size for one of the shape of its box', () => {
    expect(sizesOf({}, boxes)).toContain('(min-width: 48rem) calc(40vw * 0.95)')
  })
})

test('every tone has its ground, and there is no other', () => {
  const css = readFileSync(join(import.meta.dirname, 'picture.module.css'), 'utf8')
  const rules = [...css.matchAll(/\[data-tone='(\w+)'\] \{\s*background: #(\w+);/g)]
  expect(rules.map(([, name]) => name)).toEqual(TONES)
  for (const [, name, color] of rules) expect(color).toBe(name)
})
