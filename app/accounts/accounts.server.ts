import { randomUUID } from 'node:crypto'
import { lockAccounts } from '../platform/database/lock.server.ts'
import type { Database, DatabaseTransaction } from '../platform/database/tables.ts'
import { generatePassword } from './passwords/generate-password.server.ts'
import { hashPassword } from './password-hash.server.ts'
import { TooBusy } from './too-busy.server.ts'
import { QueueFullError } from '../lib/limited-queue.ts'
import { Refusal } from '../lib/refusal.ts'
import { checkEmail, checkName, checkPassword, checkPerson, normalEmail } from './account-checks.server.ts'
import { recordEvent, type Client } from './audit.server.ts'
import { forgetTickets, takeTicket } from '../platform/tickets.server.ts'

/** How many administrators there may be in all, disabled ones included. Source: the specification, section 1. */
export const ACCOUNT_LIMIT = 2

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

/** Finds the hash of a user's password, or returns undefined. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** Says whether there is an administrator, disabled ones included. */
export async function hasAccounts(db: Database): Promise<boolean> {
  return (await countAccounts(db)) > 0
}

/**
 * Adds an administrator and returns the id; `by` is undefined for the command line. Refuses with a Refusal a third one, an
 * e-mail that is taken or is none, an empty name, and a password that is short, overlong or soon guessed; with TooBusy where
 * too many wait.
 */
export async function addAccount(
  db: Database,
  person: { email: string; name: string; password: string },
  minLength: number,
  by?: Client,
): Promise<string> {
  const checked = checkPerson(person)
  await checkPassword(db, person.password, checked, minLength)
  if ((await countAccounts(db)) >= ACCOUNT_LIMIT) refuseThird()
  const hash = await hashOrRefuse(person.password)
  return exclusively(db, async (transaction) => {
    if ((await countAccounts(transaction)) >= ACCOUNT_LIMIT) refuseThird()
    if (await findAccount(transaction, checked.email)) refuseTaken()
    return insertAccount(transaction, checked, hash, by)
  })
}

/**
 * Adds the first administrator with a generated password and returns it, or undefined when there is one already. `keep` is
 * given it before the account is there: nobody else will be told. Where that fails, nobody is added.
 */
export async function addFirstAccount(
  db: Database,
  person: { email: string; name: string },
  minLength: number,
  keep: (credentials: { email: string; password: string }) => Promise<void>,
): Promise<{ email: string; password: string } | undefined> {
  if (await hasAccounts(db)) return undefined
  const checked = checkPerson(person)
  const password = generatePassword(minLength)
  const hash = await hashPassword(password)
  const added = await exclusively(db, async (transaction) => {
    if (await hasAccounts(transaction)) return false
    await keep({ email: checked.email, password })
    await insertAccount(transaction, checked, hash)
    return true
  })
  return added ? { email: checked.email, password } : undefined
}

/**
 * Changes a password and ends the account's sessions, but for the one in which it is changed, and what was begun with the
 * old one. Refuses as `addAccount`,
 * and an unknown e-mail; and a `ticket` that is over or used, where one stands in for the old password. `by` is undefined for
 * the command line.
 */
export async function setPassword(
  db: Database,
  email: string,
  password: string,
  minLength: number,
  by?: { session?: string; ticket?: string; client: Client },
): Promise<void> {
  await checkPassword(db, password, await findAccountOrRefuse(db, email), minLength)
  const hash = await hashOrRefuse(password)
  await exclusively(db, async (transaction) => {
    const account = await findAccountOrRefuse(transaction, email)
    if (by?.ticket !== undefined && !(await takeTicket(transaction, 'new-password', by.ticket)))
      throw new Refusal('Ce lien ne sert plus : demandez-en un nouveau.')
    await writeHash(transaction, account, hash, by)
  })
}

function hashOrRefuse(password: string): Promise<string> {
  return hashPassword(password).catch((error: unknown) => {
    throw error instanceof QueueFullError ? new TooBusy() : error
  })
}

/** Puts a hash in place of another of the same password. */
export async function renewHash(db: Database, former: string, hash: string): Promise<void> {
  await db.updateTable('account').set({ password: hash, updatedAt: now() }).where('password', '=', former).execute()
}

/** An administrator whose password is known by its hash alone. */
export interface ImportedAccount {
  email: string
  name: string
  hash: string
}

/**
 * Adds administrators with the hashes of their passwords, all or none; one whose e-mail has an account here gets the
 * password, and her sessions end. `unused` is the e-mail of one that makes room for them. Refuses as `addAccount`.
 */
export async function importAccounts(db: Database, people: ImportedAccount[], unused?: string): Promise<void> {
  await exclusively(db, async (transaction) => {
    const first = unused && !people.some(({ email }) => normalEmail(email) === unused)
    const room = first ? await findAccount(transaction, unused) : undefined
    if (room) await remove(transaction, room)
    for (const { hash, ...person } of people) {
      const checked = checkPerson(person)
      const standing = await findAccount(transaction, checked.email)
      if (standing) await writeHash(transaction, standing, hash)
      else if ((await countAccounts(transaction)) >= ACCOUNT_LIMIT) refuseThird()
      else await insertAccount(transaction, checked, hash)
    }
  })
}

/** Gives an account another name, which the history says from then on. Refuses none, and one of several lines, with a Refusal. */
export async function renameAccount(db: Database, userId: string, name: string, client: Client): Promise<void> {
  const checked = checkName(name)
  await exclusively(db, async (transaction) => {
    await transaction
      .updateTable('user')
      .set({ name: checked, updatedAt: now() })
      .where('id', '=', userId)
      .where('name', '!=', checked)
      .execute()
    await recordEvent(transaction, 'name-changed', { id: userId, name: checked }, client)
  })
}

/** Gives an account another e-mail, with which she signs in from then on. Refuses with a Refusal what is none, or is another's. */
export async function changeEmail(
  db: Database,
  account: { id: string; name: string },
  email: string,
  client: Client,
): Promise<void> {
  const checked = checkEmail(email)
  await exclusively(db, async (transaction) => {
    const standing = await findAccount(transaction, checked)
    if (standing?.id === account.id) return
    if (standing) refuseTaken()
    await transaction
      .updateTable('user')
      .set({ email: checked, updatedAt: now() })
      .where('id', '=', account.id)
      .execute()
    await recordEvent(transaction, 'email-changed', account, client)
  })
}

/** Disables an account and ends its sessions. Refuses an unknown e-mail with a Refusal. */
export async function disableAccount(db: Database, email: string): Promise<void> {
  await exclusively(db, async (transaction) => {
    const account = await findAccountOrRefuse(transaction, email)
    await setDisabled(transaction, account, 1)
    await shutOut(transaction, account.id)
    await recordEvent(transaction, 'account-disabled', account)
  })
}

/** Enables an account again. Refuses an unknown e-mail with a Refusal. */
export async function enableAccount(db: Database, email: string): Promise<void> {
  await exclusively(db, async (transaction) => {
    const account = await findAccountOrRefuse(transaction, email)
    await setDisabled(transaction, account, 0)
    await recordEvent(transaction, 'account-enabled', account)
  })
}

/** Removes an account with its sessions. Refuses an unknown e-mail with a Refusal. */
export async function removeAccount(db: Database, email: string): Promise<void> {
  await exclusively(db, async (transaction) => {
    await remove(transaction, await findAccountOrRefuse(transaction, email))
  })
}

async function remove(db: DatabaseTransaction, account: Account): Promise<void> {
  await shutOut(db, account.id)
  await db.deleteFrom('account').where('userId', '=', account.id).execute()
  await db.deleteFrom('user').where('id', '=', account.id).execute()
  await recordEvent(db, 'account-removed', account)
}

const now = () => new Date().toISOString()

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

/** Two that add at once must not each see one place left. */
function exclusively<T>(db: Database, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction)
    return work(transaction)
  })
}

async function insertAccount(
  db: DatabaseTransaction,
  person: { email: string; name: string },
  hash: string,
  by?: Client,
) {
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
  await recordEvent(db, 'account-added', { id, name: person.name }, by)
  return id
}

async function writeHash(
  db: DatabaseTransaction,
  account: Account,
  hash: string,
  by?: { session?: string; client: Client },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password: hash, updatedAt: now() })
    .where('userId', '=', account.id)
    .where('providerId', '=', PASSWORD_PROVIDER)
    .execute()
  await shutOut(db, account.id, by?.session)
  await recordEvent(db, 'password-changed', account, by?.client)
}

async function setDisabled(db: DatabaseTransaction, { id }: Account, disabled: 0 | 1): Promise<void> {
  await db.updateTable('user').set({ disabled, updatedAt: now() }).where('id', '=', id).execute()
}

/** Ends the sessions of a user, and those that were about to begin. */
async function shutOut(db: DatabaseTransaction, userId: string, kept = ''): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '!=', kept).execute()
  await forgetTickets(db, userId)
}

/** Finds an administrator by e-mail. Refuses an unknown one with a Refusal. */
export async function findAccountOrRefuse(db: Database, email: string): Promise<Account> {
  const account = await findAccount(db, email)
  if (!account) throw new Refusal(`Aucun compte n'a l'adresse ${normalEmail(email)}.`)
  return account
}

function refuseTaken(): never {
  throw new Refusal('Cette adresse e-mail a déjà un compte.')
}

function refuseThird(): never {
  throw new Refusal(`Il y a déjà ${ACCOUNT_LIMIT} comptes d'administration : un troisième est refusé.`)
}
