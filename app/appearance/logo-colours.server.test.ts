import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coloursOf } from './logo-colours.server'
import { themeOf } from './theme'

/** A logo as it is kept: shapes on paper, as a JPEG. */
const logo = (shapes: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${shapes}</svg>`))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()

/** How far a colour is from another, in steps of the channel in which they differ most. */
const apart = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16))),
  )

const ring = (colour: string) => `<circle cx="80" cy="100" r="60" fill="none" stroke="${colour}" stroke-width="12"/>`
const bar = (colour: string, y: number) => `<rect x="180" y="${y}" width="180" height="24" fill="${colour}"/>`

test.each(['#2f6f6f', '#ffff00', '#b5476b', '#c0a667', '#1b2a6b'])(
  'finds %s in a logo of it and black',
  async (colour) => {
    const found = await coloursOf(await logo(ring(colour) + bar('#191919', 90)))
    expect(found).toHaveLength(1)
    expect(apart(found[0]!, colour)).toBeLessThan(14)
    expect(() => themeOf(found[0]!)).not.toThrow()
  },
)

test('finds three colours at most, that of most of it first', async () => {
  const shapes = ring('#2f6f6f') + bar('#b5476b', 40) + bar('#e0a020', 90) + bar('#4050c0', 140)
  const found = await coloursOf(await logo(`<rect width="170" height="200" fill="#2f6f6f"/>${shapes}`))
  expect(found).toHaveLength(3)
  expect(apart(found[0]!, '#2f6f6f')).toBeLessThan(14)
})

test('takes shades of one colour for one', async () => {
  const found = await coloursOf(await logo(ring('#2f6f6f') + bar('#5f9f9f', 40) + bar('#8fcfcf', 90)))
  expect(found).toHaveLength(1)
})

test('finds none in black, white and grey', async () => {
  expect(await coloursOf(await logo(ring('#191919') + bar('#808080', 40)))).toEqual([])
})
