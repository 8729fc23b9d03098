import { expect, test } from 'vitest'
import { drawIcon, isIcon } from './icons.server'
import { themeOf } from './theme'

test.each([
  ['icone-180.png', 180, 180],
  ['masque-512.png', 512, 512],
  ['partage.jpg', 1200, 630],
])('%s is drawn in the colours of the institute', async (name, width, height) => {
  const { default: sharp } = await import('sharp')
  const theme = themeOf('#2f6f6f')
  const drawn = await drawIcon(name, theme, undefined)
  expect(await sharp(drawn).metadata()).toMatchObject({ width, height })
  const corner = await sharp(drawn).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const ground = [1, 3, 5].map((at) => parseInt(theme.background.slice(at, at + 2), 16))
  for (const [place, part] of ground.entries()) expect(Math.abs(corner[place]! - part)).toBeLessThanOrEqual(2)
})

test('other names are not those of icons', () =>
  expect([isIcon('toString'), isIcon('icone-1.png')]).toEqual([false, false]))
