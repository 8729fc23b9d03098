import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { definitionOf } from './collections.ts'
import { parseLeniently } from './lenient-parse.ts'

const schema = z.object({
  title: z.string(),
  lines: z.array(z.object({ name: z.string(), price: z.string() })),
  place: z.object({ street: z.string(), town: z.string() }),
  note: z.string().optional(),
})
const empty = { title: '', lines: [], place: { street: '', town: '' } }
const good = {
  title: 'Titre',
  lines: [
    { name: 'a', price: '1' },
    { name: 'b', price: '2' },
  ],
  place: { street: 'Rue', town: 'Ville' },
}

const read = (value: unknown) => parseLeniently<object>(schema, empty, value)
const fields = (value: unknown) => read(value).problems.map(({ field }) => field)

test('an offer that ended in the year 26, as its field made of two figures, does not come back without its days', () => {
  const { schema, empty } = definitionOf('offresDuMoment')
  const stands = { titre: 'Noël', contenu: [], image: '', du: '0026-12-01', au: '0026-12-24' }
  expect(parseLeniently<object>(schema as z.ZodType<object>, empty, stands).value).toMatchObject(stands)
})

describe('parseLeniently', () => {
  test('returns a right value as it is, without unknown keys', () => {
    expect(read({ ...good, more: 1 })).toEqual({ value: good, problems: [] })
  })

  test.each([
    ['a field of another type', { ...good, title: 3 }, { ...good, title: '' }, ['title']],
    ['a missing field', { ...good, title: undefined }, { ...good, title: '' }, ['title']],
    ['an optional field of another type', { ...good, note: 3 }, good, ['note']],
    [
      'a part of an object',
      { ...good, place: { street: 'Rue', town: 5 } },
      { ...good, place: { street: 'Rue', town: '' } },
      ['place.town'],
    ],
    ['an object that is none', { ...good, place: 'Rue' }, { ...good, place: empty.place }, ['place']],
    ['a list that is none', { ...good, lines: 'a' }, { ...good, lines: [] }, ['lines']],
    [
      'one entry',
      { ...good, lines: [{ name: 'a' }, good.lines[1]] },
      { ...good, lines: [good.lines[1]] },
      ['lines.0.price'],
    ],
    [
      'an entry twice wrong',
      { ...good, lines: [good.lines[0], {}] },
      { ...good, lines: [good.lines[0]] },
      ['lines.1.name', 'lines.1.price'],
    ],
    [
      'entries first and last',
      { ...good, lines: [1, good.lines[0], null] },
      { ...good, lines: [good.lines[0]] },
      ['lines.0', 'lines.2'],
    ],
  ])('keeps the rest of a value with %s', (_, value, repaired, problems) => {
    expect(read(value).value).toEqual(repaired)
    expect(fields(value)).toEqual(problems)
  })

  test.each([[undefined], [null], ['text'], [12], [[]], [['text']], [true]])('makes an empty value of %j', (value) => {
    const { value: repaired, problems } = read(value)
    expect(repaired).toEqual(empty)
    expect(problems.length).toBeGreaterThan(0)
  })

  test('never hands out `empty` itself, nor changes what it is given', () => {
    const given = { ...good, lines: [1, 2], place: 'x' }
    const { value } = parseLeniently(schema, empty as z.infer<typeof schema>, given)
    value.place.town = 'changed'
    value.lines.push({ name: 'changed', price: '' })
    expect(empty).toEqual({ title: '', lines: [], place: { street: '', town: '' } })
    expect(given.lines).toEqual([1, 2])
  })

  test('says what is wrong in the words of the schema', () => {
    expect(read({ ...good, title: 3 }).problems[0]?.message).toContain('expected string')
  })
})
