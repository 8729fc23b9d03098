import { randomInt } from 'node:crypto'

/** Without l, o, 0 and 1, which are mistaken for one another on paper: 5 bits a character. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

const GROUP = 5

/** Writes what was generated here as it was, where it was copied by hand with other signs, or none, between its groups. */
export const regroup = (given: string): string =>
  given
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')

/** Makes a password of at least 100 random bits and at least `minLength` characters, in groups that can be read aloud. */
export function generatePassword(minLength: number): string {
  const groups = Math.max(4, Math.ceil((minLength + 1) / (GROUP + 1)))
  const character = () => ALPHABET[randomInt(ALPHABET.length)]
  return Array.from({ length: groups }, () => Array.from({ length: GROUP }, character).join('')).join('-')
}
