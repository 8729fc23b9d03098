import type { FirstAccount } from '../accounts/first-password.server.ts'

/**
 * Says who may sign in first, and with what. What is not a terminal may be kept for years, as a service's log is: it is
 * told only where the password is.
 */
export function firstAccountLines({ email, password, file, isNew }: FirstAccount, isTerminal: boolean): string[] {
  const kept = `dans ${file}, jusqu'à la première connexion`
  const told =
    isNew && isTerminal ? [`Mot de passe : ${password}`, `Il est aussi ${kept}.`] : [`Mot de passe : ${kept}`]
  return [`Premier compte : ${email}`, ...told]
}
