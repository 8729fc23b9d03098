import { hoursOn, standingOn, weekdayOf, type Opening } from '../opening.ts'
import { clockOf, parseHours, rangesOf, type OpenRange } from '../parse-hours.ts'
import { saidDay, type Calendar } from './calendar.ts'
import type { Clause } from './clauses.ts'
import { Asked, clockWords, minutesOfClock, otherHalf, saidHours, writeHours, type Half } from './reader.ts'
import { upperFirst } from '../../lib/upper-first.ts'

const NOON = 12 * 60

/** By when a morning without an afternoon is over: what closes later goes on through noon. In minutes. */
const MORNING_END = 13 * 60 + 30

/** What a day's hours are found in. */
export interface Week extends Calendar {
  opening: Opening
}

type Minutes = [opens: number, closes: number]

/**
 * The hours that a clause gives a day, as they are written; undefined where that day stays as it is. `isAlone`: a day
 * that was named itself, not one of a period.
 */
export function hoursFor(clause: Clause, day: string, week: Week, isAlone: boolean): string | undefined {
  const { state, ranges, half, from, until, isUsual } = clause
  if (ranges && state !== 'closed') return writeHours(ranges)
  if (state === 'closed' && !ranges && !half) return ''
  if (!ranges && !half && from === undefined && until === undefined) return usualHours(day, week, isUsual)
  const standing = standingHours(day, week)
  if (standing.length === 0) {
    if (!isAlone) return undefined
    // « fermé l'après-midi samedi et dimanche »
    if (clause.hoursFrom && state === 'closed') return ''
    throw new Asked(`${upperFirst(saidDay(day, week))} est fermé d'habitude : de quelle heure à quelle heure ?`)
  }
  const changed = ranges
    ? without(standing, ranges, day, week)
    : half
      ? halfOf(standing, state === 'closed' ? otherHalf(half) : half, state === 'closed', day, week)
      : between(standing, from, until, day, week)
  const text = writeHours(rangesOf(changed.flat()))
  return text === writeHours(rangesOf(standing.flat())) ? undefined : text
}

/** The hours of that day of the week, without the exceptions. */
export function usualText(day: string, { opening }: Week): string {
  return standingOn(opening, day).horaires[weekdayOf(day)]
}

function usualHours(day: string, week: Week, isUsual: boolean): string | undefined {
  const text = usualText(day, week)
  if (understood(text, day, week).length > 0 || isUsual) return text
  throw new Asked(`${upperFirst(saidDay(day, week))} est fermé d'habitude : de quelle heure à quelle heure ?`)
}

function standingHours(day: string, week: Week): Minutes[] {
  return understood(hoursOn(week.opening, day).text, day, week).map(({ opens, closes }) => [
    minutesOfClock(opens),
    minutesOfClock(closes),
  ])
}

function understood(text: string, day: string, week: Week): OpenRange[] {
  const ranges = parseHours(text)
  if (ranges) return ranges
  throw new Asked(
    `Les horaires « ${text} » (${saidDay(day, week)}) ne sont pas compris : de quelle heure à quelle heure ce jour-là ?`,
  )
}

function between(
  standing: Minutes[],
  from: number | undefined,
  until: number | undefined,
  day: string,
  week: Week,
): Minutes[] {
  const [first, last] = [standing[0]![0], standing.at(-1)![1]]
  for (const clock of [from, until])
    if (
      clock !== undefined &&
      standing.some(([, closes], index) => closes < clock && clock < (standing[index + 1]?.[0] ?? 0))
    )
      throw new Asked(
        `${upperFirst(saidDay(day, week))}, ${clockWords(clock)} est pendant la pause : de quelle heure à quelle heure ?`,
      )
  if ((until !== undefined && until <= (from ?? first)) || (from !== undefined && from >= (until ?? last)))
    throw new Asked(
      `${upperFirst(saidDay(day, week))}, c'est d'habitude ${said(standing)} : fermé ce jour-là, ou de quelle heure à quelle heure ?`,
    )
  const opened = from === undefined ? standing : standing.filter(([, closes]) => closes > from)
  const started = opened.map(([opens, closes], index): Minutes => [
    index === 0 && from !== undefined ? from : opens,
    closes,
  ])
  if (until === undefined) return started
  const ended = started.filter(([opens]) => opens < until)
  return ended.map(([opens, closes], index): Minutes => [opens, index === ended.length - 1 ? until : closes])
}

function halfOf(standing: Minutes[], half: Half, isRest: boolean, day: string, week: Week): Minutes[] {
  const ask = () =>
    new Asked(
      `${upperFirst(saidDay(day, week))}, c'est d'habitude ${said(standing)} : ${isRest ? 'ouvert alors' : half === 'morning' ? 'ce matin-là' : 'cet après-midi-là'} de quelle heure à quelle heure ?`,
    )
  const through = standing.find(([opens, closes]) => opens < NOON && closes > MORNING_END)
  // Where the afternoon begins is known only of a day with a pause.
  if (through && half === 'afternoon') throw ask()
  const isMorning = ([opens, closes]: Minutes) => opens < NOON && closes <= MORNING_END
  const kept: Minutes[] = through
    ? standing.filter((range) => range[0] <= through[0]).map(([opens, closes]) => [opens, Math.min(closes, NOON)])
    : standing.filter((range) => isMorning(range) === (half === 'morning'))
  if (kept.length > 0) return kept
  if (isRest) return []
  throw ask()
}

function without(standing: Minutes[], closed: OpenRange[], day: string, week: Week): Minutes[] {
  const holes = closed.map(({ opens, closes }): Minutes => [minutesOfClock(opens), minutesOfClock(closes)])
  const left = holes.reduce<Minutes[]>(
    (ranges, [start, end]) =>
      ranges.flatMap(([opens, closes]): Minutes[] =>
        end <= opens || closes <= start
          ? [[opens, closes]]
          : [
              ...(opens < start ? [[opens, start] as Minutes] : []),
              ...(end < closes ? [[end, closes] as Minutes] : []),
            ],
      ),
    standing,
  )
  if (said(left) === said(standing))
    throw new Asked(
      `${upperFirst(saidDay(day, week))}, c'est d'habitude ${said(standing)} : rien ne change. Quelles heures sont fermées ?`,
    )
  return left
}

const said = (ranges: Minutes[]) =>
  ranges.length === 0
    ? 'fermé'
    : saidHours(ranges.map(([opens, closes]) => ({ opens: clockOf(opens), closes: clockOf(closes) })))
