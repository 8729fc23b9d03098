import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isCommonPassword } from '../content/common-passwords.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { generatePassword } from '../lib/generate-password.server.ts'
import { hashPassword } from '../lib/password-hash.server.ts'
import { Refusal } from '../lib/refusal.ts'

/** How many administrators there may be in all, disabled ones included. Source: the specification, section 1. */
export const ACCOUNT_LIMIT = 2

/** The longest password that is read, in characters: better-auth refuses longer ones at sign-in. */
export const PASSWORD_MAX_LENGTH = 128

/** Where better-auth keeps a password: in the account of this provider. */
const PASSWORD_PROVIDER = 'credential'

export interface Account {
  id: string
  name: string
  email: string
  disabled: boolean
  createdAt: string
  lastSignInAt: string | null
}

/** Lists the administrators, the oldest first. */
export async function listAccounts(db: Database): Promise<Account[]> {
  const rows = await administrators(db).orderBy('createdAt').orderBy('id').execute()
  return rows.map((row) => ({ ...row, disabled: row.disabled !== 0 }))
}

/** Finds an administrator by e-mail, or returns undefined. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const row = await administrators(db).where('email', '=', normalEmail(email)).executeTakeFirst()
  return row && { ...row, disabled: row.disabled !== 0 }
}

/** Says whether there is an administrator, disabled ones included. */
export async function hasAccounts(db: Database): Promise<boolean> {
  return (await countAccounts(db)) > 0
}

/**
 * Adds an administrator and returns the id. Refuses with a Refusal a third one, an e-mail that is
 * taken or is none, an empty name, and a password that is short, overlong or common.
 */
export async function addAccount(
  db: Database,
  person: { email: string; name: string; password: string },
  minLength: number,
): Promise<string> {
  const checked = checkPerson(person)
  checkPassword(person.password, minLength)
  if ((await countAccounts(db)) >= ACCOUNT_LIMIT) refuseThird()
  const hash = await hashPassword(person.password)
  return exclusively(db, async (transaction) => {
    if ((await countAccounts(transaction)) >= ACCOUNT_LIMIT) refuseThird()
    if (await findAccount(transaction, checked.email)) throw new Refusal('Cette adresse e-mail a déjà un compte.')
    return insertAccount(transaction, checked, hash)
  })
}

/** Adds the first administrator with a generated password and returns it, or undefined when there is one already. */
export async function addFirstAccount(
  db: Database,
  person: { email: string; name: string },
  minLength: number,
): Promise<{ email: string; password: string } | undefined> {
  if (await hasAccounts(db)) return undefined
  const checked = checkPerson(person)
  const password = generatePassword(minLength)
  const hash = await hashPassword(password)
  const added = await exclusively(db, async (transaction) => {
    if (await hasAccounts(transaction)) return false
    await insertAccount(transaction, checked, hash)
    return true
  })
  return added ? { email: checked.email, password } : undefined
}

/** Changes a password and ends the account's sessions. Refuses as `addAccount`, and an unknown e-mail. */
export async function setPassword(db: Database, email: string, password: string, minLength: number): Promise<void> {
  checkPassword(password, minLength)
  await findAccountOrRefuse(db, email)
  const hash = await hashPassword(password)
  await exclusively(db, async (transaction) => {
    const { id } = await findAccountOrRefuse(transaction, email)
    await transaction
      .updateTable('account')
      .set({ password: hash, updatedAt: now() })
      .where('userId', '=', id)
      .where('providerId', '=', PASSWORD_PROVIDER)
      .execute()
    await deleteSessions(transaction, id)
  })
}

/** Disables an account and ends its sessions. Refuses an unknown e-mail with a Refusal. */
export async function disableAccount(db: Database, email: string): Promise<void> {
  await exclusively(db, async (transaction) => {
    const { id } = await findAccountOrRefuse(transaction, email)
    await transaction.updateTable('user').set({ disabled: 1, updatedAt: now() }).where('id', '=', id).execute()
    await deleteSessions(transaction, id)
  })
}

/** Enables an account again. Refuses an unknown e-mail with a Refusal. */
export async function enableAccount(db: Database, email: string): Promise<void> {
  const { id } = await findAccountOrRefuse(db, email)
  await db.updateTable('user').set({ disabled: 0, updatedAt: now() }).where('id', '=', id).execute()
}

/** Removes an account with its sessions. Refuses an unknown e-mail with a Refusal. */
export async function removeAccount(db: Database, email: string): Promise<void> {
  await exclusively(db, async (transaction) => {
    const { id } = await findAccountOrRefuse(transaction, email)
    await deleteSessions(transaction, id)
    await transaction.deleteFrom('account').where('userId', '=', id).execute()
    await transaction.deleteFrom('user').where('id', '=', id).execute()
  })
}

const now = () => new Date().toISOString()

const normalEmail = (email: string) => email.trim().toLowerCase()

const administrators = (db: Database) =>
  db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'disabled', 'createdAt', 'lastSignInAt'])
    .where('role', '=', 'admin')

async function countAccounts(db: Database): Promise<number> {
  const row = await db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Two processes that add at once must not each see one place left; SQLite is always this strict. */
function exclusively<T>(db: Database, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('serializable').execute(work)
}

async function insertAccount(db: DatabaseTransaction, person: { email: string; name: string }, hash: string) {
  const id = randomUUID()
  const times = { createdAt: now(), updatedAt: now() }
  await db
    .insertInto('user')
    .values({ id, ...person, ...times, emailVerified: 0, image: null, role: 'admin', disabled: 0, lastSignInAt: null })
    .execute()
  await db
    .insertInto('account')
    .values({ id: randomUUID(), accountId: id, providerId: PASSWORD_PROVIDER, userId: id, password: hash, ...times })
    .execute()
  return id
}

async function deleteSessions(db: DatabaseTransaction, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute()
}

async function findAccountOrRefuse(db: Database, email: string): Promise<Account> {
  const account = await findAccount(db, email)
  if (!account) throw new Refusal(`Aucun compte n'a l'adresse ${normalEmail(email)}.`)
  return account
}

function checkPerson({ email, name }: { email: string; name: string }) {
  const person = { email: normalEmail(email), name: name.trim() }
  if (!z.email().safeParse(person.email).success) throw new Refusal("L'adresse e-mail n'est pas valable.")
  // A line of the list is one account: its parts are told apart by tabs.
  if (!person.name || /\p{Cc}/u.test(person.name)) throw new Refusal('Le nom doit être donné, sur une ligne.')
  return person
}

function checkPassword(password: string, minLength: number): void {
  const length = [...password].length
  if (length < minLength) throw new Refusal(`Le mot de passe doit avoir au moins ${minLength} caractères.`)
  if (password.length > PASSWORD_MAX_LENGTH)
    throw new Refusal(`Le mot de passe doit avoir au plus ${PASSWORD_MAX_LENGTH} caractères.`)
  if (isCommonPassword(password)) throw new Refusal('Ce mot de passe est trop courant : choisissez-en un autre.')
}

function refuseThird(): never {
  throw new Refusal(`Il y a déjà ${ACCOUNT_LIMIT} comptes d'administration : un troisième est refusé.`)
}
