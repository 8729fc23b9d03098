import { upcoming } from '../opening/opening.ts'
import { parseHours, type OpenRange } from '../opening/parse-hours.ts'
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

type Hours = Pick<NewCentre, 'horaires' | 'exceptions'>

/** Writes the hours of the week, then those of dates that are not over at `today`. What is not understood is left out. */
export function openingHours({ horaires, exceptions = [] }: Hours, today: string): Thing[] {
  const daysByRange = new Map<string, string[]>()
  for (const day of WEEKDAYS)
    for (const range of parseHours(horaires[day]) ?? []) {
      const key = JSON.stringify(range)
      daysByRange.set(key, [...(daysByRange.get(key) ?? []), `https://schema.org/${DAYS[day]}`])
    }
  const weekly = [...daysByRange].map(([range, dayOfWeek]) =>
    specification(JSON.parse(range) as OpenRange, { dayOfWeek }),
  )
  const understood = exceptions.filter((exception) => parseHours(exception.horaires))
  const special = upcoming(apart(understood), today).flatMap((exception) => {
    const [validFrom, validThrough] = [exception.du, exception.au ?? exception.du]
    const ranges = parseHours(exception.horaires) ?? []
    return (ranges.length > 0 ? ranges : [CLOSED]).map((range) => specification(range, { validFrom, validThrough }))
  })
  return [...weekly, ...special]
}

function specification({ opens, closes }: OpenRange, when: object): Thing {
  // The midnight that ends a day has no other name in a time of day.
  return { '@type': 'OpeningHoursSpecification', ...when, opens, closes: closes === '24:00' ? '23:59' : closes }
}
