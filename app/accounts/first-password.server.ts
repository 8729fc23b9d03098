import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { undefinedIfAbsent } from '../lib/absent-file.ts'
import { draftPath } from '../lib/draft-path.ts'
import type { Database } from '../platform/database/tables.ts'
import { writeSettled } from '../platform/settled-files.server.ts'
import { normalEmail } from './account-checks.server.ts'
import { addFirstAccount, findAccount } from './accounts.server.ts'

/** Holds the first administrator's password, for the owner of the data folder alone, until she has signed in. */
const FILE = 'premier-mot-de-passe.txt'

interface Credentials {
  email: string
  password: string
}

/** The first administrator, whose password waits in a file; `isNew` where this start has made it. */
export interface FirstAccount extends Credentials {
  file: string
  isNew: boolean
}

/**
 * Adds the first administrator, with a generated password that a file keeps before the account is there: a start that is
 * cut off loses nothing. Returns her as long as she has never signed in, and undefined from then on.
 */
export async function openFirstAccount(
  db: Database,
  dataDir: string,
  person: { email: string; name: string },
  minLength: number,
): Promise<FirstAccount | undefined> {
  const file = resolve(fileOf(dataDir))
  const added = await addFirstAccount(db, person, minLength, (credentials) => write(dataDir, credentials))
  if (added) return { ...added, file, isNew: true }
  const unused = await findUnused(db, dataDir)
  if (unused) return { ...unused, file, isNew: false }
  await rm(file, { force: true })
  return undefined
}

/** Finds the first administrator, as long as she has never signed in; undefined from then on. */
export async function findUnused(db: Database, dataDir: string): Promise<Credentials | undefined> {
  const kept = await read(dataDir)
  const account = kept && (await findAccount(db, kept.email))
  return account?.lastSignInAt === null ? kept : undefined
}

/** Removes the file of the first password, where it is that of this e-mail: it has been used, or is another now. */
export async function forgetFirstPassword(dataDir: string, email: string): Promise<void> {
  if ((await read(dataDir))?.email === normalEmail(email)) await rm(fileOf(dataDir), { force: true })
}

const fileOf = (dataDir: string) => join(dataDir, FILE)

async function read(dataDir: string): Promise<Credentials | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(undefinedIfAbsent)
  const [, email, password] = /^E-mail : (.+)\nMot de passe : (.+)$/m.exec(text ?? '') ?? []
  return email && password ? { email, password } : undefined
}

async function write(dataDir: string, { email, password }: Credentials): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const content = `E-mail : ${email}\nMot de passe : ${password}\n\nCe fichier disparaît à la première connexion.\n`
  await writeSettled(content, draftPath(fileOf(dataDir)), fileOf(dataDir))
}
