import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PORTRAIT_RATIO, type PictureSource } from './pictures'
import { FOCUS_STEP, writeFocus } from '../lib/focus'
import { Picture } from './picture'

const PICTURE: PictureSource = {
  src: '/images/a.jpg',
  alt: '',
  width: 1600,
  height: 900,
  widths: [480, 960],
  portrait: [480, 790],
  version: 'v',
}

const BOXES = [
  { from: 768, width: '95vw', ratio: 2 },
  { width: '94vw', ratio: PORTRAIT_RATIO },
]

const shown = (picture: PictureSource, focus?: string) =>
  renderToStaticMarkup(<Picture picture={picture} boxes={BOXES} focus={focus} />)

test('a picture is seen from its centre, and on a telephone by the cut that was made of it', () => {
  expect(shown(PICTURE)).toContain('/images/a-portrait-480.avif')
  expect(shown(PICTURE)).not.toMatch(/data-across|data-down|style=/)
})

test('a picture with a point of its own is seen from there, whole as it came', () => {
  for (const html of [shown({ ...PICTURE, focus: '30 70' }), shown({ ...PICTURE, focus: '10 10' }, '30 70')]) {
    expect(html).toContain('data-across="30" data-down="70"')
    expect(html).not.toMatch(/-portrait-|style=/)
  }
})

test('each point that may be written has its rule', () => {
  const css = readFileSync('app/ui/focus.css', 'utf8')
  for (let share = 0; share <= 100; share += FOCUS_STEP) {
    for (const axis of ['across', 'down']) expect(css).toContain(`[data-${axis}='${share}'] {\n  --${axis}: ${share}%;`)
  }
  expect(writeFocus({ across: 33, down: 0 })).toBe('35 0')
})
