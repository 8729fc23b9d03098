import { describe, expect, test } from 'vitest'
import { dayAt, daysAfter } from '../lib/clock.ts'
import { centres } from '../site/centre/definition.ts'
import type { Exception } from './exceptions.ts'
import { AS_USUAL } from './parse-hours.ts'
import { CENTRE } from '../site/centre/first-content.ts'
import { noticeWords } from './notice-words.ts'
import {
  comingWeek,
  exceptionWords,
  isOverToday,
  nextChange,
  openingStatus,
  plannedStill,
  todaysHours,
  todaysNotice,
  holidaysToAnswer,
  hoursOn,
  upcoming,
  withUsualHours,
  type Opening,
} from './opening.ts'

const USUAL = {
  lundi: '14h - 19h',
  mardi: '9h - 12h / 14h - 19h',
  mercredi: '9h - 12h / 14h - 18h30',
  jeudi: '9h - 12h / 14h - 20h',
  vendredi: '9h - 12h / 14h - 19h',
  samedi: '9h - 16h',
  dimanche: '',
}
const ALL = (text: string) => Object.fromEntries(Object.keys(USUAL).map((day) => [day, text])) as typeof USUAL
const on = (du: string, horaires = '', au?: string, motif = ''): Exception => ({
  du,
  ...(au && { au }),
  horaires,
  motif,
})

/** No-break spaces written as the others. */
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')
const at = (opening: Opening, instant: string) => plain(openingStatus(opening, new Date(instant))?.words)

describe('the status through a week', () => {
  // In November the institute is an hour ahead of universal time.
  test.each([
    ['2026-11-16T07:00:00Z', 'Ouvre à 14 h'],
    ['2026-11-16T12:59:59.999Z', 'Ouvre à 14 h'],
    ['2026-11-16T13:00:00Z', "Ouvert jusqu'à 19 h"],
    ['2026-11-16T17:59:59.999Z', "Ouvert jusqu'à 19 h"],
    ['2026-11-16T18:00:00Z', 'Ouvre demain à 9 h'],
    ['2026-11-16T22:59:59Z', 'Ouvre demain à 9 h'],
    ['2026-11-16T23:00:00Z', 'Ouvre à 9 h'],
    ['2026-11-17T10:00:00Z', "Ouvert jusqu'à 12 h"],
    ['2026-11-17T11:00:00Z', 'Ouvre à 14 h'],
    ['2026-11-18T15:00:00Z', "Ouvert jusqu'à 18 h 30"],
    ['2026-11-21T15:00:00Z', 'Ouvre lundi à 14 h'],
    ['2026-11-22T10:00:00Z', 'Ouvre demain à 14 h'],
  ])('%s: %s', (instant, words) => {
    expect(at({ horaires: USUAL }, instant)).toBe(words)
  })

  describe('a public holiday of which nothing was said', () => {
    const adresse = { code_postal: '67100' }
    const opening: Opening = { horaires: USUAL, adresse }

    test.each([
      // Christmas is a Friday, Saint Stephen's a Saturday, a holiday in Alsace alone.
      ['2026-12-25T10:00:00Z', 'Jour férié : appelez-nous'],
      ['2026-12-26T09:00:00Z', 'Jour férié : appelez-nous'],
      ['2026-12-24T20:00:00Z', 'Fermé'],
      ['2026-12-27T10:00:00Z', 'Ouvre demain à 14 h'],
      // All Saints' is a Sunday, on which it is closed as ever.
      ['2026-11-01T10:00:00Z', 'Ouvre demain à 14 h'],
    ])('%s: %s', (instant, words) => {
      expect(at(opening, instant)).toBe(words)
      expect(openingStatus(opening, new Date(instant))?.isOpen).toBe(false)
    })

    test('has no hours, and says so in the week', () => {
      expect(todaysHours(opening, new Date('2026-12-25T10:00:00Z'))).toBeUndefined()
      const week = comingWeek(opening, '2026-12-24')
      expect(week.filter(({ note }) => note).map(({ day, note }) => [day, plain(note)])).toEqual([
        ['vendredi', 'Jour férié : appelez-nous'],
        ['samedi', 'Jour férié : appelez-nous'],
      ])
    })

    test('answered as usual has the hours that such a day has by then', () => {
      const exceptions = [on('2026-12-26', AS_USUAL, undefined, 'Saint-Étienne')]
      const later = { ...opening, horaires: { ...USUAL, samedi: '9h - 18h' }, exceptions }
      expect(holidaysToAnswer(later, '2026-12-01').map(({ day }) => day)).toEqual(['2026-12-25', '2027-01-01'])
      expect(at(later, '2026-12-26T16:00:00Z')).toBe("Ouvert jusqu'à 18 h")
      const saturday = comingWeek(later, '2026-12-26').find(({ isToday }) => isToday)
      expect(saturday).toMatchObject({ hours: '9h - 18h', note: undefined })
      expect(plain(todaysNotice(later, '2026-12-26')?.words)).toBe("Aujourd'hui : 9 h – 18 h (Saint-Étienne)")
      expect(withUsualHours(later).map((one) => plain(exceptionWords(one, '2026-12-01')))).toEqual([
        'Le 26 décembre : 9 h – 18 h (Saint-Étienne)',
      ])
    })

    test('is not known by festive hours around it', () => {
      const festive = { ...opening, exceptions: [on('2026-12-21', '9h - 20h', '2026-12-31')] }
      expect(at(festive, '2026-12-25T12:00:00Z')).toBe('Jour férié : appelez-nous')
      expect(todaysNotice(festive, '2026-12-25')).toBeUndefined()
      expect(todaysHours(festive, new Date('2026-12-25T12:00:00Z'))).toBeUndefined()
      expect(at(festive, '2026-12-24T12:00:00Z')).toBe("Ouvert jusqu'à 20 h")
    })

    test('is any other day once it was answered, and elsewhere', () => {
      const exceptions = [on('2026-12-25', '9h - 12h', undefined, 'Noël')]
      expect(at({ ...opening, exceptions }, '2026-12-25T10:00:00Z')).toBe("Ouvert jusqu'à 12 h")
      const paris = { horaires: USUAL, adresse: { code_postal: '75004' } }
      expect(at(paris, '2026-12-26T09:00:00Z')).toBe("Ouvert jusqu'à 16 h")
    })
  })

  test('its spaces do not break', () => {
    expect(openingStatus({ horaires: USUAL }, new Date('2026-11-18T15:00:00Z'))).toEqual({
      isOpen: true,
      words: "Ouvert jusqu'à 18\u00a0h\u00a030",
    })
  })

  test.each([
    // Saturday and Sunday around the change of clocks: the hour is the one on the wall.
    ['2026-03-28T08:00:00Z', "Ouvert jusqu'à 16 h"],
    ['2026-03-30T06:59:00Z', 'Ouvre à 9 h'],
    ['2026-03-30T07:00:00Z', "Ouvert jusqu'à 19 h"],
    ['2026-10-24T07:00:00Z', "Ouvert jusqu'à 16 h"],
    ['2026-10-26T07:59:00Z', 'Ouvre à 9 h'],
    ['2026-10-26T08:00:00Z', "Ouvert jusqu'à 19 h"],
  ])('at %s, about the change of clocks: %s', (instant, words) => {
    expect(at({ horaires: { ...USUAL, lundi: '9h - 19h' } }, instant)).toBe(words)
  })
})

describe('hours of another kind', () => {
  const now = '2026-11-16T12:00:00Z'
  test.each([
    [ALL('24h/24'), 'Ouvert 24 h sur 24'],
    [ALL(''), undefined],
    [ALL('Sur rendez-vous'), undefined],
    [{ ...USUAL, lundi: 'Sur rendez-vous' }, undefined],
    [{ ...ALL('Sur rendez-vous'), lundi: '' }, 'Fermé'],
    [{ ...USUAL, lundi: '9h - minuit' }, "Ouvert jusqu'à minuit"],
    [{ ...USUAL, lundi: '9h - minuit', mardi: '0h - 2h' }, "Ouvert jusqu'à 2 h"],
    [{ ...ALL(''), lundi: '9h - 10h' }, "Fermé jusqu'au 22 novembre"],
  ])('%o: %s', (horaires, words) => {
    expect(at({ horaires }, now)).toBe(words)
  })
})

describe('exceptions', () => {
  const holidays = on('2026-12-24', '', '2027-01-03', 'congés')
  test.each([
    ['2026-12-23T18:00:00Z', [holidays], "Fermé jusqu'au 3 janvier"],
    ['2026-12-25T10:00:00Z', [holidays], "Fermé jusqu'au 3 janvier"],
    ['2027-01-01T10:00:00Z', [holidays], 'Ouvre lundi à 14 h'],
    ['2027-01-03T10:00:00Z', [holidays], 'Ouvre demain à 14 h'],
    ['2027-01-04T13:00:00Z', [holidays], "Ouvert jusqu'à 19 h"],
    // An opening within a closing, and the reverse.
    ['2026-12-27T10:00:00Z', [holidays, on('2026-12-28', '10h - 12h')], 'Ouvre demain à 10 h'],
    ['2026-12-27T10:00:00Z', [on('2026-12-28', '10h - 12h'), holidays], 'Ouvre demain à 10 h'],
    ['2026-11-22T10:00:00Z', [on('2026-11-22', '10h - 17h')], "Ouvert jusqu'à 17 h"],
    ['2026-11-17T10:00:00Z', [on('2026-11-17')], 'Ouvre demain à 9 h'],
    ['2026-11-17T10:00:00Z', [on('2026-11-17', 'Sur rendez-vous')], undefined],
    ['2026-11-17T10:00:00Z', [on('2026-11-17'), on('2026-11-17', '9h - 17h')], "Ouvert jusqu'à 17 h"],
    ['2026-11-17T10:00:00Z', [on('2026-11-10', '', '2026-11-16')], "Ouvert jusqu'à 12 h"],
  ])('at %s with %o: %s', (instant, exceptions, words) => {
    expect(at({ horaires: USUAL, exceptions }, instant)).toBe(words)
  })

  test.each([
    [holidays, '2026-11-20', 'Fermé du 24 décembre au 3 janvier 2027 : congés'],
    [on('2026-12-24', '', '2026-12-26', 'congés'), '2026-11-20', 'Fermé du 24 au 26 décembre : congés'],
    [on('2026-12-01'), '2026-11-20', 'Fermé le 1er décembre'],
    [on('2027-05-01', 'Fermé'), '2026-11-20', 'Fermé le 1er mai 2027'],
    [
      on('2026-12-13', '10h - 17h', undefined, 'marché de Noël'),
      '2026-11-20',
      'Le 13 décembre : 10 h – 17 h (marché de Noël)',
    ],
    [on('2026-12-13', 'Sur rendez-vous', '2026-12-14'), '2026-11-20', 'Du 13 au 14 décembre : Sur rendez-vous'],
  ])('%o is told on %s: %s', (exception, today, words) => {
    expect(plain(exceptionWords(exception, today))).toBe(words)
  })

  test('those that are over are left out, and the others are in the order of their dates', () => {
    const [past, standing, next] = [on('2026-11-01'), on('2026-11-01', '', '2026-11-20'), on('2026-12-01')]
    expect(upcoming([next, past, standing], '2026-11-20')).toEqual([standing, next])
  })

  test('of two for the same days, only the one that holds is told', () => {
    const [all, first, last] = [
      on('2026-12-05', '', '2026-12-20'),
      on('2026-12-10', '10h - 12h'),
      on('2026-12-10', '', '2026-12-10'),
    ]
    expect(upcoming([all, first, last], '2026-11-20')).toEqual([all, last])
    expect(hoursOn({ horaires: USUAL, exceptions: [all, first, last] }, '2026-12-10').exception).toBe(last)
  })

  test('today has its own hours', () => {
    const now = new Date('2026-11-17T10:00:00Z')
    expect(todaysHours({ horaires: USUAL }, now)).toBe(
      '9\u00a0h\u00a0–\u00a012\u00a0h / 14\u00a0h\u00a0–\u00a019\u00a0h',
    )
    expect(todaysHours({ horaires: USUAL, exceptions: [on('2026-11-17')] }, now)).toBe('Fermé')
    expect(todaysHours({ horaires: USUAL }, new Date('2026-11-22T10:00:00Z'))).toBe('Fermé')
  })

  test.each([
    ['2026-11-17T07:00:00Z', false],
    ['2026-11-17T12:00:00Z', false],
    ['2026-11-17T18:30:00Z', true],
  ])('at %s the day is over: %s', (instant, isOver) => {
    expect(isOverToday({ horaires: USUAL }, new Date(instant))).toBe(isOver)
  })

  test('their dates are checked, and they are kept in order', () => {
    const read = (exceptions?: unknown) => centres.schema.safeParse({ ...CENTRE, exceptions })
    expect(read(undefined).data?.exceptions).toEqual([])
    expect(read([on('2026-12-01'), { id: 'a', du: '2026-11-01' }]).data?.exceptions).toMatchObject([
      { id: 'a', ...on('2026-11-01') },
      on('2026-12-01'),
    ])
    const wordsOf = (one: object) => read([one]).error?.issues.map(({ path, message }) => [path.join('.'), message])
    const many = read(Array.from({ length: 501 }, () => on('2026-12-01'))).error?.issues
    expect(many?.map(({ message }) => message)).toEqual([
      "500 dates au plus, celles qui sont passées comprises : supprimez-en d'abord.",
    ])
    expect(wordsOf({ du: '' })).toEqual([['exceptions.0.du', 'Ce champ est obligatoire.']])
    expect(wordsOf({ du: '2026-02-30' })).toEqual([['exceptions.0.du', expect.stringContaining("n'existe pas")]])
    expect(wordsOf({ du: '2026-12-24', au: '2026-12-23' })).toEqual([['exceptions.0.au', 'La fin est avant le début.']])
    expect(wordsOf({ du: '2026-12-24', au: 'demain' })).toEqual([
      ['exceptions.0.au', expect.stringContaining("n'existe pas")],
    ])
  })
})

describe('the moment of the next change', () => {
  const openings: Opening[] = [
    { horaires: USUAL },
    { horaires: ALL('24h/24') },
    { horaires: ALL('0h - 2h30 / 2h45 - 3h15') },
    { horaires: ALL('Sur rendez-vous') },
    { horaires: USUAL, exceptions: [on('2026-10-20', '', '2026-11-15'), on('2026-10-25', '1h - 2h30')] },
  ]
  test.each(openings)('is after now, and until then nothing changes: %o', (opening) => {
    for (const first of ['2026-03-27', '2026-10-23', '2026-12-30']) {
      const end = Date.parse(`${daysAfter(first, 5)}T00:00:00Z`)
      let instant = new Date(`${first}T00:00:00Z`)
      for (let turns = 0; instant.getTime() < end; turns++) {
        expect(turns).toBeLessThan(60)
        const next = nextChange(opening, instant)
        expect(next.getTime()).toBeGreaterThan(instant.getTime())
        const said = (time: number) => [openingStatus(opening, new Date(time)), dayAt(new Date(time))]
        for (let time = instant.getTime(); time < next.getTime(); time += 5 * 60_000)
          expect(said(time), new Date(time).toISOString()).toEqual(said(instant.getTime()))
        expect(said(next.getTime() - 1)).toEqual(said(instant.getTime()))
        instant = next
      }
    }
  })
})

describe('what is to be known of today before coming', () => {
  const notice = (opening: Opening, day: string) => {
    const found = todaysNotice(opening, day)
    return found && [plain(found.words), found.isException]
  }

  test.each<[string, Exception[], string, unknown]>([
    ['an ordinary day', [], '2026-11-18', undefined],
    ['a day of the week on which it is closed', [], '2026-11-22', ["Fermé aujourd'hui", false]],
    [
      'a closure',
      [on('2026-11-16', '', '2026-11-20', 'congés')],
      '2026-11-18',
      ['Fermé du 16 au 20 novembre : congés', true],
    ],
    [
      'a closed day',
      [on('2026-11-18', '', undefined, 'inventaire')],
      '2026-11-18',
      ["Fermé aujourd'hui : inventaire", true],
    ],
    ['other hours', [on('2026-11-18', '10h - 12h')], '2026-11-18', ["Aujourd'hui : 10 h – 12 h", true]],
    ['a closure to come', [on('2026-11-19')], '2026-11-18', undefined],
  ])('%s', (_, exceptions, day, expected) => {
    expect(notice({ horaires: USUAL, exceptions }, day)).toEqual(expected)
  })

  test.each([
    ['9h - 12h', "Fermé aujourd'hui. Ouvre demain à 9 h"],
    ['Sur rendez-vous', "Fermé aujourd'hui"],
    ['', "Fermé aujourd'hui. Fermé jusqu'au 29 novembre"],
  ])('before a day of %j, a closed one is said once to be closed', (mardi, expected) => {
    const opening = { horaires: { ...ALL(''), mardi }, exceptions: [on('2026-11-30', '9h - 12h')] }
    const words = noticeWords(
      todaysNotice(opening, '2026-11-16')!,
      openingStatus(opening, new Date('2026-11-16T10:00Z')),
    )
    expect(plain(words)).toBe(expected)
  })

  test('nothing is said of hours that are not understood', () => {
    expect(notice({ horaires: ALL('Sur rendez-vous') }, '2026-11-18')).toBeUndefined()
  })
})

test('the coming week has the hours of each very day, and says what is usual where that is other', () => {
  const exceptions = [on('2026-11-19', '', '2026-11-21', 'congés'), on('2026-11-22', '10h - 12h')]
  const week = comingWeek({ horaires: USUAL, exceptions }, '2026-11-18')
  expect(week.map(({ day, hours, isToday, note }) => [day, hours, isToday, note?.replace(/\s/g, ' ')])).toEqual([
    ['lundi', USUAL.lundi, false, undefined],
    ['mardi', USUAL.mardi, false, undefined],
    ['mercredi', USUAL.mercredi, true, undefined],
    ['jeudi', '', false, "D'habitude 9 h – 12 h / 14 h – 20 h"],
    ['vendredi', '', false, "D'habitude 9 h – 12 h / 14 h – 19 h"],
    ['samedi', '', false, "D'habitude 9 h – 16 h"],
    ['dimanche', '10h - 12h', false, 'À titre exceptionnel'],
  ])
  const closed = comingWeek({ horaires: USUAL, exceptions: [on('2026-11-22')] }, '2026-11-18')
  expect(closed.map(({ note }) => note)).toEqual(Array(7).fill(undefined))
})

describe('hours that are planned', () => {
  // Tuesday 15 December 2026, in the evening.
  const evening = new Date('2026-12-15T20:00:00Z')
  const planned = [
    { from: '2026-12-16', horaires: { ...USUAL, mercredi: '' }, exceptions: [] },
    {
      from: '2026-12-18',
      horaires: { ...USUAL, mercredi: '', vendredi: '8h - 12h' },
      exceptions: [{ id: 'a', ...on('2026-12-17') }],
    },
  ]
  const opening: Opening = { horaires: USUAL, exceptions: [], planned }

  test('say when the centre is open next', () => {
    expect(plain(openingStatus({ ...opening, planned: undefined }, evening)?.words)).toBe('Ouvre demain à 9 h')
    expect(plain(openingStatus(opening, evening)?.words)).toBe('Ouvre jeudi à 9 h')
  })

  test('are those of a day that is as usual', () => {
    const usual = [{ ...on('2026-12-25', "Comme d'habitude") }]
    const [friday] = withUsualHours({ ...opening, exceptions: usual })
    expect(friday?.horaires).toBe('8h - 12h')
  })

  test('are those of their days in the coming week, and nothing unusual', () => {
    const week = comingWeek(opening, '2026-12-15')
    expect(week.map(({ hours, note }) => [hours, note])).toEqual(
      Object.values({ ...USUAL, mercredi: '', vendredi: '8h - 12h' }).map((hours) => [hours, undefined]),
    )
  })

  test('go on beside dates that were answered since, and not beside another week', () => {
    const seen = { horaires: USUAL, exceptions: [{ id: 'a', ...on('2026-12-17') }] }
    const exceptions = [...seen.exceptions, { id: 'b', ...on('2026-12-25') }]
    const [, friday] = planned
    expect(plannedStill([friday!], seen, seen)).toEqual([friday])
    expect(plannedStill([friday!], seen, { ...seen, exceptions })).toEqual([{ ...friday!, exceptions }])
    expect(plannedStill(planned, seen, { ...seen, exceptions })).toBeUndefined()
    expect(plannedStill(planned, seen, { ...seen, horaires: { ...USUAL, lundi: '' } })).toBeUndefined()
  })

  test('are not those of the days before', () => {
    expect(hoursOn(opening, '2026-12-15').text).toBe(USUAL.mardi)
    expect(todaysHours(opening, evening)).toBe(todaysHours({ horaires: USUAL }, evening))
  })
})
