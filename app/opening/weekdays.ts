/** The days of the week as the centre's document names them. */
export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const
export type Weekday = (typeof WEEKDAYS)[number]
