import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ImportedAccount } from '../app/accounts/accounts.server.ts'
import { firebaseHash, type FirebaseParameters } from '../app/accounts/firebase-hash.server.ts'
import { Refusal } from '../app/lib/refusal.ts'

const base64 = z.string().regex(/^[\w+/-]+={0,2}$/)

/** The password hash parameters of a project, within the bounds that Firebase gives. */
const parametersSchema = z.object({
  'signer-key': base64,
  'salt-separator': base64,
  rounds: z.coerce.number().int().min(1).max(8),
  'mem-cost': z.coerce.number().int().min(1).max(14),
})

/** A user in what `firebase auth:export --format=json` writes; the hash is missing of who never had a password. */
const fileSchema = z.object({
  users: z.array(
    z.object({
      localId: z.string(),
      email: z.string().optional(),
      displayName: z.string().optional(),
      disabled: z.boolean().optional(),
      passwordHash: z.string().optional(),
      salt: z.string().optional(),
    }),
  ),
})

/** Reads the password hash parameters of a project as options give them. Refuses what is none of them with a Refusal. */
export function readParameters(given: Record<string, unknown>): FirebaseParameters {
  const { data, error } = parametersSchema.safeParse(given)
  if (!data)
    throw new Refusal(
      `Ce n'est pas ce que la console de Firebase donne : ${error.issues.map(({ path }) => `--${path.join('')}`).join(', ')}.`,
    )
  const { 'signer-key': signerKey, 'salt-separator': saltSeparator, rounds, 'mem-cost': memCost } = data
  return { signerKey, saltSeparator, rounds, memCost }
}

/**
 * Reads the accounts of a file of `auth:export`, or the one of them with an e-mail, and says who cannot sign in here and
 * is left out. Refuses with a Refusal another file, and one without anybody.
 */
export function readFormerAccounts(
  file: string,
  parameters: FirebaseParameters,
  email: string,
): { people: ImportedAccount[]; notes: string[] } {
  const notes: string[] = []
  const people: ImportedAccount[] = []
  for (const { localId, displayName, ...user } of readUsers(file)) {
    if (email && user.email?.toLowerCase() !== email.trim().toLowerCase()) continue
    const why = !user.email ? 'sans e-mail' : user.disabled ? 'désactivé' : !user.passwordHash && 'sans mot de passe'
    if (why) notes.push(`Laissé de côté, ${why} : ${user.email ?? localId}`)
    else {
      const hash = firebaseHash({ passwordHash: user.passwordHash!, salt: user.salt ?? '' }, parameters)
      people.push({ email: user.email!, name: displayName?.trim() || user.email!.split('@')[0]!, hash })
    }
  }
  if (people.length === 0) throw new Refusal(['Aucun compte à reprendre dans ce fichier.', ...notes].join('\n'))
  return { people, notes }
}

function readUsers(file: string) {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))).users
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new Refusal(
        `Ce fichier n'est pas un export des comptes, tel que « firebase auth:export » l'écrit : ${file}`,
      )
    throw error
  }
}
