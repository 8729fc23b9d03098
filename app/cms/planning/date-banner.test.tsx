import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateBanner, type DateBannerProps } from './date-banner'

const DAY: DateBannerProps = {
  asked: '2026-11-12',
  moment: new Date('2026-11-12T22:59:59Z'),
  now: new Date('2026-11-30T09:00:00Z'),
  isPast: true,
  isBefore: false,
  isMonthly: false,
  today: '/',
  parameters: [],
  changes: [],
  more: 0,
  isUnknown: false,
}

const said = (other: Partial<DateBannerProps>) =>
  /<strong>.*?<\/p>/
    .exec(renderToStaticMarkup(<DateBanner {...DAY} {...other} />))![0]
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/[\u00a0\u202f]/g, ' ')

test('a day is named as its evening', () => {
  expect(said({})).toContain("Le site tel qu'on le lisait le jeudi 12 novembre au soir.")
  expect(said({ isPast: false })).toContain("Le site tel qu'il sera le jeudi 12 novembre au soir.")
})

test('before the site began, its beginning is named as that', () => {
  const moment = new Date('2026-11-29T23:24:00Z')
  expect(said({ asked: '2026-10-30', moment, isBefore: true })).toContain(
    "Le site n'existait pas encore : le voici tel qu'il a commencé, le lundi 30 novembre à 0 h 24.",
  )
})

test('more than a year ago only the end of each month is said to be known', () => {
  const monthly = "De ce qui a plus d'un an, seule la fin de chaque mois est connue."
  expect(said({ isMonthly: true })).toContain(monthly)
  expect(said({})).not.toContain(monthly)
})
