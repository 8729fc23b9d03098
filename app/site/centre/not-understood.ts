import { isAsUsual, isByAppointment, parseHours } from '../../opening/parse-hours'

/** Said to administrators of hours that the site shows without knowing what they mean. */
export const NOT_UNDERSTOOD =
  "Le site ne comprend pas cet horaire : il est montré tel quel, sans « Ouvert jusqu'à… ». Écrivez par exemple 9h - 12h / 14h - 19h."

/** Says whether hours are shown without the site's knowing what they mean. */
export const isUnclear = (hours: string) =>
  parseHours(hours) === undefined && !isByAppointment(hours) && !isAsUsual(hours)
