import { fileMoment } from '../lib/file-moment.ts'

/** How many backups are kept: the last ones, and the last one of so many weeks and months before. */
export interface Retention {
  keep: number
  keepWeeks: number
  keepMonths: number
}

/** How a backup is called, so that names in their order are backups in theirs. */
export const backupName = (time: number) => `sauvegarde-${fileMoment(new Date(time))}.tar`
const NAME = /^sauvegarde-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar(?:\.age)?$/

const WEEK = 7 * 24 * 60 * 60_000

/** A Monday. */
const FIRST_WEEK = Date.parse('1970-01-05T00:00:00Z')

/** Says when a backup was made, by its name; undefined of other files. */
export function backupTime(name: string): number | undefined {
  const [, day, hours, minutes, seconds, rest] = NAME.exec(name) ?? []
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}.${rest}Z`)
}

/** Lists the backups among names, the oldest first; others' files are none. */
export function backupsAmong(names: string[]): string[] {
  return names.filter((name) => backupTime(name) !== undefined).sort()
}

/** Lists the backups among names that are to go, the oldest first. */
export function expiredBackups(names: string[], { keep, keepWeeks, keepMonths }: Retention): string[] {
  const newestFirst = backupsAmong(names).reverse()
  const kept = new Set(newestFirst.slice(0, keep))
  const keepLastOf = (count: number, periodOf: (time: number) => string | number) => {
    const periods = new Map<string | number, string>()
    for (const name of newestFirst) {
      const period = periodOf(backupTime(name)!)
      if (!periods.has(period)) periods.set(period, name)
    }
    for (const name of [...periods.values()].slice(0, count)) kept.add(name)
  }
  keepLastOf(keepWeeks, (time) => Math.floor((time - FIRST_WEEK) / WEEK))
  keepLastOf(keepMonths, (time) => new Date(time).toISOString().slice(0, 7))
  return newestFirst.filter((name) => !kept.has(name)).reverse()
}
