import { describe, expect, test } from 'vitest'
import { frenchClock, parseHours } from './parse-hours.ts'

const written = (text: string) => parseHours(text)?.map(({ opens, closes }) => `${opens}-${closes}`)

const TWO = ['09:00-12:00', '14:00-19:00']

describe('understood', () => {
  test.each([
    ['9h - 12h / 14h - 19h', TWO],
    ['9h-12h et 14h-19h', TWO],
    ['09:00–12:00, 14:00–19:00', TWO],
    ['De 9 h à 12 h puis de 14 h à 19 h', TWO],
    ['9H - 12H ; 14H - 19H', TWO],
    ['9\u00a0h\u202f–\u00a012\u00a0h & 14 h − 19 h.', TWO],
    ['9-12h / 14-19h', TWO],
    ['9h-12h 14h-19h', TWO],
    ['9h - 12h 14h - 19h', TWO],
    ['09:00-12:00 14:00-19:00', TWO],
    ['9-12h 14-19h', TWO],
    ['de 9h à 12h de 14h à 19h', TWO],
    ['9h - 12h 30 14h - 19h', ['09:00-12:30', '14:00-19:00']],
    ['9h à midi | 14h à 19h', TWO],
    ['9h00 - 12h00 + 14h00 - 19h00', TWO],
    ['9 h 30 à 12 h', ['09:30-12:00']],
    ['9h-12h et 14h-18h30', ['09:00-12:00', '14:00-18:30']],
    ['de 9h à 19h', ['09:00-19:00']],
    ["9h jusqu'à 19h", ['09:00-19:00']],
    ['9h jusqu’à 19h', ['09:00-19:00']],
    ['9 heures à 19 heures 30', ['09:00-19:30']],
    ['Ouvert de 9h à 19h sans interruption', ['09:00-19:00']],
    ['9h - 19h non-stop', ['09:00-19:00']],
    ['14h - minuit', ['14:00-24:00']],
    ['14h - 24h', ['14:00-24:00']],
    ['0h - 9h', ['00:00-09:00']],
    ['9h - 12h / 12h - 19h', ['09:00-19:00']],
    ['24h/24', ['00:00-24:00']],
    ['24 h sur 24', ['00:00-24:00']],
    ['', []],
    ['  ', []],
    ['Fermé', []],
    ['FERMÉE.', []],
    ['Ferme\u0301', []],
    ['Fermé toute la journée', []],
    ['FERME', []],
    ['Fermee', []],
    ['FERMÉ TOUTE LA JOURNEE', []],
  ])('%j is %j', (text, ranges) => {
    expect(written(text)).toEqual(ranges)
  })
})

test.each([
  'Sur rendez-vous',
  '9h - 12h sur rendez-vous',
  '9h - 12h / sur rendez-vous',
  '9h',
  '9h -',
  '- 19h',
  'dès 9h',
  'à partir de 9h',
  "jusqu'à 19h",
  '9 - 12',
  '9h - 12',
  '9h 12h',
  '9h - 12h 14h',
  '9h - 12h 14 - 19',
  '9h - 12h14h - 19h',
  '9h - 12h 11h - 19h',
  'fermes',
  'fermeté',
  '9.30 - 12.00',
  '9h - 12h - 14h - 19h',
  '9h - 12h // 14h - 19h',
  '9h - 12h /',
  '19h - 9h',
  '9h - 9h',
  '20h - 2h',
  '14h - 19h / 9h - 12h',
  '9h - 14h / 12h - 19h',
  '9h - 25h',
  '9h - 24h30',
  '9h75 - 12h',
  '9h - 12h60',
  '109h - 112h',
  '9h - 12h (14h)',
  'Fermé le matin',
  'fermé / 14h - 19h',
  'minuit - 9h',
  'lundi 9h - 12h',
  '٩h - ١٢h',
  '<b>9h - 12h</b>',
  '-9h - 12h',
  'x'.repeat(2000),
])('%j is not understood', (text) => {
  expect(parseHours(text)).toBeUndefined()
})

test('every pair of hours is understood in every way of writing it, as far as it opens before it closes', () => {
  const ways = [
    (h: number, m: string) => `${h}h${m}`,
    (h: number, m: string) => `${h} h ${m}`,
    (h: number, m: string) => `${String(h).padStart(2, '0')}:${m}`,
  ]
  for (let from = 0; from < 24; from++)
    for (let to = 0; to < 24; to++)
      for (const way of ways)
        for (const sign of [' - ', '–', ' à ']) {
          const [two, other] = [from, to].map((hour) => String(hour).padStart(2, '0'))
          const expected = from < to ? [`${two}:05-${other}:30`] : from === to ? [`${two}:05-${other}:30`] : undefined
          expect(written(way(from, '05') + sign + way(to, '30'))).toEqual(expected)
        }
})

test('what is read can be written and read again', () => {
  for (const text of ['9h - 12h / 14h - 19h', '0h - minuit', '24h/24', '9h05 - 23h55']) {
    const ranges = parseHours(text)!
    const again = ranges.map(({ opens, closes }) => `${opens} - ${closes}`).join(' / ')
    expect(parseHours(again)).toEqual(ranges)
  }
})

test.each([
  ['09:00', '9 h'],
  ['14:30', '14 h 30'],
  ['00:05', '0 h 05'],
  ['24:00', 'minuit'],
])('the clock %s is read %s', (clock, text) => {
  expect(frenchClock(clock)).toBe(text)
})
