import { describe, expect, test } from 'vitest'
import { keyOf, linesOf, raisedTarifs, readRaise } from './many-prices.ts'

const line = (id: string, price: string, more: object = {}) => ({ id, name: id, price, ...more })
const FACE = {
  id: 'visage',
  tarifs: [
    line('tête', ''),
    line('a', '25 €'),
    line('b', '<s>60 €</s> 45 €'),
    line('c', 'offert'),
    line('d', '', { link: '/cgv' }),
  ],
}
const TENTH = { by: { percent: 1000 }, rounding: 'aucun' } as const

const typed = (more: object) => readRaise({ amount: '', percent: '', rounding: 'aucun', ...more })

describe('what is typed', () => {
  test.each([
    [{ amount: '2' }, { cents: 200 }],
    [{ amount: '2,50 €' }, { cents: 250 }],
    [{ amount: '- 1.5' }, { cents: -150 }],
    [{ amount: '−3' }, { cents: -300 }],
    [{ percent: '5' }, { percent: 500 }],
    [{ percent: '2,5 %' }, { percent: 250 }],
    [{ percent: '-10' }, { percent: -1000 }],
  ])('%j is read', (given, by) => {
    expect(typed(given)).toEqual({ raise: { by, rounding: 'aucun' } })
  })

  test.each([
    [{ amount: 'deux' }, 'amount'],
    [{ amount: '1,234' }, 'amount'],
    [{ percent: '5 €' }, 'percent'],
    [{ percent: '-100' }, 'percent'],
    [{ percent: '501' }, 'percent'],
  ])('%j is refused beside its field', (given, field) => {
    expect(Object.keys(typed(given))).toEqual([field])
  })

  test('nothing is nothing yet', () => expect(typed({ amount: ' ' })).toEqual({}))
})

test('every priced line is told, headings and lines without a price are not', () => {
  expect(
    linesOf(FACE, TENTH).map(({ line, after, left }) => [line.id, after?.replace(/\u00a0/g, ' ') ?? left]),
  ).toEqual([
    ['a', '27,50 €'],
    ['b', '<s>66 €</s> 49,50 €'],
    ['c', 'Sans montant : reste tel quel.'],
  ])
  expect(linesOf(FACE, undefined).map((one) => Object.keys(one))).toEqual([0, 1, 2].map(() => ['id', 'line']))
})

test('a line says why rounding leaves it, and whether it is an example', () => {
  const tarifs = [line('a', '16 €'), line('b', '20 €')]
  const told = linesOf({ id: 'mains', tarifs }, { by: { percent: 500 }, rounding: '500' }, [tarifs[1]!])
  expect(told.map(({ left, isExample }) => [left, isExample])).toEqual([
    ["L'arrondi le ferait baisser : reste tel quel.", undefined],
    ['Reste le même.', true],
  ])
})

test('what is left out stays, and so does a treatment of which nothing changes', () => {
  const [a, b] = FACE.tarifs.slice(1) as [(typeof FACE.tarifs)[0], (typeof FACE.tarifs)[0]]
  const prices = raisedTarifs(FACE, TENTH, new Set([keyOf('visage', a)]))!.map(({ price }) =>
    price.replace(/\u00a0/g, ' '),
  )
  expect(prices).toEqual(['', '25 €', '<s>66 €</s> 49,50 €', 'offert', ''])
  expect(raisedTarifs(FACE, TENTH, new Set([keyOf('visage', a), keyOf('visage', b)]))).toBeUndefined()
})
