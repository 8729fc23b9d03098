/** The time zone of the institute: its days and hours are the ones of its own clock. */
export const TIME_ZONE = 'Europe/Paris'
