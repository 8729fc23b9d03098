import { isDay, NOT_A_DAY } from '../lib/clock.ts'
import { REQUIRED } from '../lib/required.ts'

/** Finds what is wrong with the dates of an exception, in French: on the server, and in the browser beforehand. */
export function exceptionProblems({ du, au }: { du: string; au?: string | undefined }) {
  const problems: { path: 'du' | 'au'; message: string }[] = []
  if (du === '') problems.push({ path: 'du', message: REQUIRED })
  else if (!isDay(du)) problems.push({ path: 'du', message: NOT_A_DAY })
  if (au && !isDay(au)) problems.push({ path: 'au', message: NOT_A_DAY })
  else if (au && isDay(du) && au < du) problems.push({ path: 'au', message: 'La fin est avant le début.' })
  return problems
}
