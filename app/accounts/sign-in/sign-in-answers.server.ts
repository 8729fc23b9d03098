import type { Pending } from './pending-sign-in.server.ts'

/** What a sign-in comes to: a session, a second step to be taken, or a refusal with its words. */
export type SignIn =
  | { admitted: true; cookies: string[] }
  | { admitted: false; status: 202; message: undefined; retryAfter?: undefined; cookies: string[]; pending: Pending }
  | Refused

interface Refused {
  admitted: false
  status: 400 | 401 | 403 | 429 | 500 | 507
  message: string
  retryAfter?: number
  cookies?: undefined
  pending?: undefined
}

/** Refuses a sign-in in words for the form. */
export function refusal(status: Refused['status'], words: string): Refused {
  return { admitted: false, status, message: `Erreur de connexion : ${words}` }
}

/** Refuses what failed on our side. */
export const internal = () => refusal(500, 'un incident est survenu. Réessayez dans un instant.')

/** Refuses where no session can be kept. */
export const full = () => refusal(507, "le disque du site est plein. Prévenez la personne qui l'héberge.")

/** Refuses what is tried too often, for so many seconds. */
export function tooMany(retryAfter: number): Refused {
  return { ...refusal(429, tooManyWords(retryAfter)), retryAfter }
}

/** Says, to go on within a sentence, that something is tried too often, and how long to wait. */
export const tooManyWords = (retryAfter: number): string =>
  `trop de tentatives. Réessayez dans ${waitWords(retryAfter)}.`

/** Says how long so many seconds are. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} s`
  return seconds <= 90 * 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} heures`
}
