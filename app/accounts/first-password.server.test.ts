import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { freshDatabase } from '../../tests/support/test-database.ts'
import type { Database } from '../platform/database/tables.ts'
import { addAccount, listAccounts, removeAccount } from './accounts.server.ts'
import { forgetFirstPassword, openFirstAccount } from './first-password.server.ts'
import { noteSignIn } from './sessions/sessions.server.ts'

vi.mock('./password-hash.server.ts', () => ({ hashPassword: async (password: string) => `hash of ${password}` }))

const PERSON = { email: 'bonjour@institut.example', name: 'Administration' }

let db: Database
let dataDir: string
let file: string

beforeEach(async () => {
  db = await freshDatabase('sqlite')
  dataDir = temporaryFolder()
  file = join(dataDir, 'premier-mot-de-passe.txt')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const start = () => openFirstAccount(db, dataDir, PERSON, 12)
const hash = async () => (await db.selectFrom('account').select('password').executeTakeFirstOrThrow()).password

test('the first password is in a file of its owner alone, and found again by every start until she signs in', async () => {
  const made = await start()
  expect(made).toMatchObject({ email: PERSON.email, file, isNew: true })
  expect(readFileSync(file, 'utf8')).toContain(`Mot de passe : ${made!.password}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await hash()).toBe(`hash of ${made!.password}`)
  expect(await start()).toEqual({ ...made, isNew: false })
  const [account] = await listAccounts(db)
  await noteSignIn(db, account!.id, new Date())
  expect(await start()).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})

test('a start that is cut off before the account is there leaves one that the next start replaces', async () => {
  writeFileSync(file, 'E-mail : bonjour@institut.example\nMot de passe : ancien\n')
  const made = await start()
  expect(made).toMatchObject({ isNew: true })
  expect(readFileSync(file, 'utf8')).toContain(made!.password)
  expect(readdirSync(dataDir)).toEqual(['premier-mot-de-passe.txt'])
})

test('a password that was written and cannot take its place leaves nothing', async () => {
  mkdirSync(file)
  await expect(start()).rejects.toThrow()
  expect(readdirSync(dataDir)).toEqual(['premier-mot-de-passe.txt'])
})

test('where the file cannot be written there is no account that nobody could enter', async () => {
  const folder = join(dataDir, 'file')
  writeFileSync(folder, '')
  await expect(openFirstAccount(db, folder, PERSON, 12)).rejects.toThrow()
  expect(await listAccounts(db)).toEqual([])
  expect(await start()).toMatchObject({ isNew: true })
})

test('of two that start at once, both tell the password that is good', async () => {
  const both = await Promise.all([start(), start()])
  for (const one of both) expect(await hash()).toBe(`hash of ${one!.password}`)
})

test('it goes with the e-mail that it is for, and with its account', async () => {
  await start()
  await forgetFirstPassword(dataDir, 'autre@institut.example')
  expect(existsSync(file)).toBe(true)
  await addAccount(db, { email: 'ines@institut.example', name: 'Inès', password: 'trois mots au hasard' }, 12)
  await removeAccount(db, PERSON.email)
  expect(await start()).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})
