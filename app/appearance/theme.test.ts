import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { themeOf, themeStyle, type Theme } from './theme'

const DARK = '#191919'
const WHITE = '#ffffff'

/** Park and Miller's generator: the same thousand colours in each run. */
function colours(count: number): string[] {
  let seed = 20261122
  return Array.from({ length: count }, () => {
    seed = (seed * 48271) % 2147483647
    return `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`
  })
}

const EXTREMES = ['#ffff00', '#ffffff', '#000000', '#0000ff', '#ff0000', '#00ff00', '#808080', '#c0a667', '#191919']

function check(theme: Theme) {
  const { background, sand, hairline, primary, secondary, tertiary, hover } = theme
  for (const token of Object.values(theme) as string[]) expect(token).toMatch(/^#[0-9a-f]{6}$/)
  for (const ground of [background, sand, hairline, primary, secondary, tertiary, hover])
    expect(wcagContrast(DARK, ground)).toBeGreaterThanOrEqual(4.5)
  for (const ground of [WHITE, background, sand]) {
    expect(wcagContrast(theme['gold-text'], ground)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(theme['soft-text'], ground)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(theme['gold-edge'], ground)).toBeGreaterThanOrEqual(3)
  }
}

test.each(EXTREMES)('every text and every control can be seen in the theme of %s', (colour) => check(themeOf(colour)))

test('every text and every control can be seen in the theme that the site comes with', () => {
  const written = readFileSync('app/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
  const tokens = Object.fromEntries(Array.from(written, ([, name, colour]) => [name, colour]))
  const names = Object.keys(themeOf('#c0a667')) as (keyof Theme)[]
  check(Object.fromEntries(names.map((name) => [name, tokens[name]])) as unknown as Theme)
})

test('every text and every control can be seen in the themes of a thousand colours', () => {
  for (const colour of colours(1000)) check(themeOf(colour))
})

test('a theme is a style of its tokens', () => {
  expect(themeStyle(themeOf('#2f6f6f'))).toMatch(/^:root\{--primary:#[0-9a-f]{6};.*--soft-text:#[0-9a-f]{6}\}$/)
})
