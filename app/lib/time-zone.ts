/** Where no setting says otherwise. */
const USUAL = 'Europe/Paris'

/** Whether a text names a time zone, as `Indian/Reunion`. */
export function isTimeZone(text: string): boolean {
  try {
    return text.includes('/') && Boolean(new Intl.DateTimeFormat('fr', { timeZone: text }))
  } catch {
    return false
  }
}

const given =
  typeof document === 'undefined' ? process.env['TIME_ZONE']?.trim() : document.documentElement.dataset['timeZone']

/** The time zone of the institute, by the setting TIME_ZONE: its days and hours are the ones of its own clock. */
export const TIME_ZONE = given && isTimeZone(given) ? given : USUAL

/** What a page says of it to its scripts; undefined where it is the one that they take for granted. */
export const saidTimeZone = TIME_ZONE === USUAL ? undefined : TIME_ZONE
