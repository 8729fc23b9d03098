import { fr } from './french-typography.ts'
import { upperFirst } from './upper-first.ts'

/** Writes a noun as the heading of what it names: « Horaires d'ouverture ». */
export function headline(noun: string): string {
  return fr(upperFirst(noun))
}
