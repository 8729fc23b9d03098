import { frenchDays } from '../lib/french-days.ts'
import type { Exception } from './exceptions.ts'
import { upcoming } from './opening.ts'

const HINT = "Vérifiez l'année : ce qui est passé n'est plus annoncé."

/**
 * Says why an exceptional date had better not be saved on a day, as `2026-11-29`: what is over is announced to nobody, and
 * most often a year was mistaken. Returns undefined for one that is to come.
 */
export function pastDateCaution(exception: Exception, today: string) {
  if (upcoming([exception], today).length > 0) return undefined
  const { du, au = du } = exception
  const days = frenchDays(du, au, today.slice(0, 4))
  return { subject: 'date passée', reasons: [`Personne ne verra cette date : ${days}.`], source: HINT }
}
