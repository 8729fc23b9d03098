import { daysAfter } from '../lib/clock.ts'
import type { Exception } from '../opening/exceptions.ts'
import { holidaysToAnswer, upcoming, withUsualHours, type Opening } from '../opening/opening.ts'
import { isAsUsual, parseHours, type OpenRange } from '../opening/parse-hours.ts'
import { apart } from '../opening/sentence/exception-dates.ts'
import type { NewCentre } from '../site/centre/definition.ts'
import type { Thing } from './structured-data.ts'
import { WEEKDAYS, type Weekday } from '../opening/weekdays.ts'

const DAYS: Record<Weekday, string> = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
}

/** A day of no length is how search engines are told of a closed one. Source: Google, « LocalBusiness », business hours. */
const CLOSED: OpenRange = { opens: '00:00', closes: '00:00' }

type Hours = Pick<NewCentre, 'horaires' | 'exceptions'> & Pick<Opening, 'adresse'>

/** Writes the hours of the week, then those of dates that are not over at `today`. Of what is not known nothing is said. */
export function openingHours(opening: Hours, today: string): Thing[] {
  const unanswered = holidaysToAnswer(opening, today).map(({ day, name }) => ({ du: day, horaires: name, motif: '' }))
  const dates = upcoming(apart([...withUsualHours(opening), ...unanswered]), today)
  const special = dates.flatMap(({ du: validFrom, au: validThrough = validFrom, horaires }) => {
    const ranges = parseHours(horaires)
    return (ranges?.length === 0 ? [CLOSED] : (ranges ?? [])).map((range) =>
      specification(range, { validFrom, validThrough }),
    )
  })
  const unknown = dates.filter(({ horaires }) => !parseHours(horaires) && !isAsUsual(horaires))
  return [...timesAround(unknown).flatMap((time) => weeklyHours(opening, time)), ...special]
}

interface Time {
  validFrom?: string
  validThrough?: string
}

/** The times in which the hours of the week hold: all that is before, between and after dates of which nothing is known. */
function timesAround(unknown: Exception[]): Time[] {
  const times: Time[] = [{}]
  for (const { du, au = du } of unknown) {
    times.at(-1)!.validThrough = daysAfter(du, -1)
    times.push({ validFrom: daysAfter(au, 1) })
  }
  return times.filter(({ validFrom, validThrough }) => !validFrom || !validThrough || validFrom <= validThrough)
}

function weeklyHours({ horaires }: Hours, time: Time): Thing[] {
  const daysByRange = new Map<string, string[]>()
  for (const day of WEEKDAYS)
    for (const range of parseHours(horaires[day]) ?? []) {
      const key = JSON.stringify(range)
      daysByRange.set(key, [...(daysByRange.get(key) ?? []), `https://schema.org/${DAYS[day]}`])
    }
  return [...daysByRange].map(([range, dayOfWeek]) =>
    specification(JSON.parse(range) as OpenRange, { dayOfWeek, ...time }),
  )
}

function specification({ opens, closes }: OpenRange, when: object): Thing {
  // The midnight that ends a day has no other name in a time of day.
  return { '@type': 'OpeningHoursSpecification', ...when, opens, closes: closes === '24:00' ? '23:59' : closes }
}
