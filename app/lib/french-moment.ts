import { frenchDay, frenchTime } from './french-day.ts'

/** Writes an ISO timestamp within a sentence: « aujourd'hui à 9 h 05 », « le lundi 16 novembre 2026 à 18 h 30 ». */
export function frenchMoment(timestamp: string, now: Date): string {
  const day = frenchDay(timestamp, now)
  const within = /^[A-Z]/.test(day) ? day.toLowerCase() : `le ${day}`
  return `${within} à ${frenchTime(timestamp)}`
}
