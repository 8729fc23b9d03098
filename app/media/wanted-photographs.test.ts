import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOME_PICTURES } from '../site/home/first-content.ts'
import { TREATMENTS } from '../site/treatment/first-content.ts'
import { photographId } from './definition.ts'
import { WANTED_PHOTOGRAPHS, wantedPhotograph } from './wanted-photographs.ts'

test('each place that a photograph may take waits for one, and for one only', () => {
  const places = [...HOME_PICTURES, ...Object.values(TREATMENTS).map(({ image }) => image!)].map(photographId)
  const waiting = WANTED_PHOTOGRAPHS.flatMap((wanted) => wanted.places)
  expect(new Set(waiting).size).toBe(waiting.length)
  for (const place of places) expect(waiting).toContain(place)
  expect(wantedPhotograph('accueil-centre')).toBe('Photo attendue : n° 1, la façade')
  expect(wantedPhotograph('ailleurs')).toBeUndefined()
})

test('the guide has the twelve by the same numbers, each with the drawing of its framing', () => {
  const guide = readFileSync('docs/guide-administration.md', 'utf8')
  expect(WANTED_PHOTOGRAPHS).toHaveLength(12)
  for (const [at, { name }] of WANTED_PHOTOGRAPHS.entries()) {
    const title = name[0]!.toUpperCase() + name.slice(1)
    const number = String(at + 1).padStart(2, '0')
    expect(guide).toContain(`${at + 1}. **${title}**`)
    expect(guide).toContain(`../public/guide/cadrage-${number}.webp`)
    expect(existsSync(`public/guide/cadrage-${number}.webp`), number).toBe(true)
  }
})
