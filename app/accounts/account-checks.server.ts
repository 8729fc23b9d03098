import { z } from 'zod'
import type { Database } from '../platform/database/tables.ts'
import { isGuessable } from './passwords/guessable-password.server.ts'
import { Refusal } from '../lib/refusal.ts'
import { findIdentity } from '../cms/documents/identity.server.ts'

/** The longest password that is read, in characters: better-auth refuses longer ones at sign-in. */
export const PASSWORD_MAX_LENGTH = 128

/** The longest e-mail, in characters: 64 before its sign and 255 after it. Source: RFC 3696, section 3. */
export const EMAIL_MAX_LENGTH = 320

/** The longest name, in characters: it stands beside every change. */
const NAME_MAX_LENGTH = 80

/** Returns an e-mail as it is kept and looked for. */
export const normalEmail = (email: string) => email.trim().toLowerCase()

/** Checks whom an account is for, and returns it as it is kept. Refuses as `checkEmail` and `checkName`. */
export function checkPerson({ email, name }: { email: string; name: string }) {
  return { name: checkName(name), email: checkEmail(email) }
}

/** Returns an e-mail as it is kept. Refuses with a Refusal what is none. */
export function checkEmail(given: string): string {
  const email = normalEmail(given)
  if (!z.email().max(EMAIL_MAX_LENGTH).safeParse(email).success)
    throw new Refusal("L'adresse e-mail n'est pas valable.")
  return email
}

/** Returns a name as it is kept. Refuses with a Refusal none, and one of several lines: a line of the list is one account. */
export function checkName(given: string): string {
  const name = given.trim()
  if (!name || /\p{Cc}/u.test(name)) throw new Refusal('Le nom doit être donné, sur une ligne.')
  if (name.length > NAME_MAX_LENGTH) throw new Refusal(`Le nom a au plus ${NAME_MAX_LENGTH} caractères.`)
  return name
}

/** Refuses a password that is short, overlong or soon guessed, with a Refusal. */
export async function checkPassword(
  db: Database,
  password: string,
  { email, name }: { email: string; name: string },
  minLength: number,
): Promise<void> {
  const length = [...password].length
  if (length < minLength) throw new Refusal(`Le mot de passe doit avoir au moins ${minLength} caractères.`)
  if (password.length > PASSWORD_MAX_LENGTH)
    throw new Refusal(`Le mot de passe doit avoir au plus ${PASSWORD_MAX_LENGTH} caractères.`)
  const { nom, adresse } = await findIdentity(db)
  if (await isGuessable(password, [nom, adresse.ville, email, name], minLength))
    throw new Refusal(
      'Ce mot de passe est trop courant, ou trop facile à deviner : prenez plutôt plusieurs mots sans rapport entre eux.',
    )
}
