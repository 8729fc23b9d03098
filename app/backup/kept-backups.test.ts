import { expect, test } from 'vitest'
import { backupName, backupTime, expiredBackups } from './kept-backups.ts'

const DAY = 24 * 60 * 60_000
const START = Date.parse('2025-01-01T03:00:00Z')

const daily = (count: number) => Array.from({ length: count }, (_, day) => backupName(START + day * DAY))

function kept(names: string[], keep: number, keepWeeks: number, keepMonths: number): string[] {
  const gone = new Set(expiredBackups(names, { keep, keepWeeks, keepMonths }))
  return names.filter((name) => !gone.has(name)).map((name) => new Date(backupTime(name)!).toISOString().slice(0, 10))
}

test('the last days, weeks and months stay', () => {
  expect(kept(daily(100), 3, 3, 3)).toEqual([
    '2025-02-28',
    '2025-03-30',
    '2025-03-31',
    '2025-04-06',
    '2025-04-08',
    '2025-04-09',
    '2025-04-10',
  ])
})

test('a year of days leaves days, weeks and months, made as they go', () => {
  const names: string[] = []
  for (const name of daily(400)) {
    names.push(name)
    for (const gone of expiredBackups(names, { keep: 14, keepWeeks: 8, keepMonths: 12 }))
      names.splice(names.indexOf(gone), 1)
  }
  expect(names.length).toBeGreaterThanOrEqual(14 + 6 + 9)
  expect(names.length).toBeLessThanOrEqual(14 + 8 + 12)
  expect(names.at(-1)).toBe(daily(400).at(-1))
})

test("others' files are never expired", () => {
  expect(
    expiredBackups(['la-mienne.tar', 'medias/x.jpg', ...daily(3)], { keep: 1, keepWeeks: 0, keepMonths: 0 }),
  ).toEqual(daily(2))
})
