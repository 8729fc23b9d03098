/** What is said where an answer with new recovery codes may not have been read. */
export const CODES_MISSED = "Vous n'avez pas vu vos codes de secours ? Refaites-les."

/** Says how many recovery codes are left, as what « il vous reste » is followed by. */
export function codesLeftWords(count: number): string {
  if (count === 0) return 'Il ne vous reste aucun code de secours'
  return count === 1 ? 'Il vous reste un code de secours' : `Il vous reste ${count} codes de secours`
}
