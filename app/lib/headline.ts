import { fr } from './french-typography.ts'

/** Writes a noun as the heading of what it names: « Horaires d'ouverture ». */
export function headline(noun: string): string {
  return fr(noun.charAt(0).toUpperCase() + noun.slice(1))
}
