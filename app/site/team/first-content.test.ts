import { expect, test } from 'vitest'
import { placeInWeek } from '../../lib/clock.ts'
import { parseHours } from '../../opening/parse-hours.ts'
import { WEEKDAYS } from '../../opening/weekdays.ts'
import { CENTRE } from '../centre/first-content.ts'
import { ARTICLES, withEventDay } from '../news/first-content.ts'
import { OFFERS } from '../offers/first-content.ts'
import { TREATMENTS } from '../treatment/first-content.ts'
import { UV } from '../treatment/uv-first-content.ts'
import { TEAM } from './first-content.ts'

type Day = (typeof WEEKDAYS)[number]

/** The days that a text names: « Du mardi au vendredi », « lundi, jeudi et samedi ». */
function daysIn(text: string): Day[] {
  const named = WEEKDAYS.filter((day) => new RegExp(`\\b${day}\\b`, 'i').test(text))
  const [first, last] = named
  if (named.length !== 2 || !/\bdu \w+ au \w+/i.test(text)) return named
  return WEEKDAYS.slice(WEEKDAYS.indexOf(first!), WEEKDAYS.indexOf(last!) + 1)
}

/** The days on which as many of the team are there as a treatment takes. */
function daysOf(treatment: string, people = 1): Day[] {
  const able = TEAM.members.filter(({ specialites }) => specialites!.includes(treatment))
  return WEEKDAYS.filter((day) => able.filter(({ presence }) => daysIn(presence!).includes(day)).length >= people)
}

const open = WEEKDAYS.filter((day) => parseHours(CENTRE.horaires[day])!.length > 0)

test('every member does treatments that there are, and is there while the institute is open', () => {
  const titles = Object.values(TREATMENTS).map(({ title }) => title)
  for (const { name, specialites, presence } of TEAM.members) {
    expect(titles, name).toEqual(expect.arrayContaining(specialites!))
    expect(daysIn(presence!).length, name).toBeGreaterThan(0)
    expect(open, name).toEqual(expect.arrayContaining(daysIn(presence!)))
  }
  for (const day of open)
    expect(
      TEAM.members.some(({ presence }) => daysIn(presence!).includes(day)),
      day,
    ).toBe(true)
})

test.each(Object.entries(TREATMENTS).filter(([id]) => id !== UV))('somebody does %s', (_, { title }) => {
  expect(daysOf(title, title === 'Beauté en duo' ? 2 : 1).length).toBeGreaterThan(1)
})

/** What each offer takes, and how many to do it. */
test.each([
  ['duo-hiver', ['Beauté en duo'], 2],
  ['eclat-visage', ['Soins du visage', 'Épilation au fil'], 1],
  ['mains-pieds', ['Soins des mains', 'Soins des pieds', 'Vernis semi-permanent'], 1],
  ['cure-minceur', ['Amincissement'], 1],
])('the offer %s is held on days on which all that it takes is done', (id, treatments, people) => {
  const done = open.filter((day) => treatments.every((one) => daysOf(one, people).includes(day)))
  expect(done.length).toBeGreaterThan(0)
  const said = OFFERS[id]!.contenu.flatMap(daysIn)
  expect(done).toEqual(expect.arrayContaining(said))
  // Where not each of them is done on each day that another is, the offer says which days.
  if (treatments.some((one) => daysOf(one, people).length > done.length)) expect(said).not.toEqual([])
})

test('the day that is announced is in the hours of that day, and who shows something is there', () => {
  const id = 'journee-decouverte-du-5-decembre'
  const { jour, contenu } = withEventDay(id, ARTICLES[id]!, '2026-11-23') as {
    jour: string
  } & (typeof ARTICLES)[string]
  const day = WEEKDAYS[placeInWeek(jour)]!
  const [range] = parseHours(CENTRE.horaires[day])!
  expect(contenu[0]!.texte).toContain(
    `de ${Number(range!.opens.slice(0, 2))} h à ${Number(range!.closes.slice(0, 2))} h`,
  )

  const shown = contenu[1]!.texte.split('\n').map((line) => /^(\d+) h(?: (\d+))? : (.+)$/.exec(line)!.slice(1))
  const subjects = { 'au fil': 'Épilation au fil', visage: 'Soins du visage', vernis: 'Vernis semi-permanent' }
  expect(shown).toHaveLength(Object.keys(subjects).length)
  for (const [hour, minutes = '00', what] of shown as [string, string | undefined, string][]) {
    // Each lasts for some twenty minutes.
    const start = `${hour.padStart(2, '0')}:${minutes}`
    const end = `${hour.padStart(2, '0')}:${Number(minutes) + 20}`
    expect(start >= range!.opens && end <= range!.closes, what).toBe(true)
    const [, treatment] = Object.entries(subjects).find(([word]) => what.includes(word))!
    expect(daysOf(treatment), what).toContain(day)
  }
})
