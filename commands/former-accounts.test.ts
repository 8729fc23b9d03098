import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPasswordHash, findAccount } from '../app/accounts/accounts.server.ts'
import { ADDRESS_HEADER, makeAuth, SIGN_IN } from '../app/accounts/auth.server.ts'
import { openFirstAccount } from '../app/accounts/first-password.server.ts'
import { connect } from '../app/platform/database/connect.server.ts'
import { readSettings } from '../app/platform/settings.server.ts'
import { cleanEnvironment } from '../tests/support/environment.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { withDatabase } from './database.ts'

/** What the README of firebase/scrypt gives as an example. */
const PARAMETERS = {
  '--signer-key': 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  '--salt-separator': 'Bw==',
  '--rounds': '8',
  '--mem-cost': '14',
}
const CAMILLE = {
  localId: 'a',
  email: 'Camille@exemple.fr',
  displayName: 'Camille',
  emailVerified: true,
  passwordHash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC+ixf3L2lw==',
  providerUserInfo: [],
}
const PASSWORD = 'user1password'
const INES = { ...CAMILLE, localId: 'b', email: 'ines@exemple.fr', displayName: undefined }

let dataDir: string
beforeEach(() => void (dataDir = temporaryFolder()))
afterEach(() => rmSync(dataDir, { recursive: true }))

const settings = () => readSettings({ DATA_DIR: dataDir, SITE_URL: 'https://institut.example' })

function importUsers(users: object[], { options = PARAMETERS as Record<string, string>, also = [] as string[] } = {}) {
  const file = join(dataDir, 'comptes.json')
  writeFileSync(file, JSON.stringify({ users }))
  const given = [...Object.entries(options).flat(), ...also]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/admin.ts', 'import', file, ...given], {
    env: { ...cleanEnvironment(), DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

async function signIn(email: string, password: string): Promise<number> {
  const db = connect(settings())
  try {
    const { handler } = makeAuth(db, settings(), 'a-secret-for-tests-of-some-length-0123456789')
    const request = new Request(`https://institut.example/api/auth${SIGN_IN}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'https://institut.example',
        [ADDRESS_HEADER]: '192.0.2.1',
      },
      body: JSON.stringify({ email, password }),
    })
    return (await handler(request)).status
  } finally {
    await db.destroy()
  }
}

const hashOf = (email: string) =>
  withDatabase(settings(), async (db) => (await findPasswordHash(db, (await findAccount(db, email))!.id))!)

test('both administrators sign in with the password that they have, and ours replaces its hash', async () => {
  const answer = importUsers([CAMILLE, INES])
  expect(answer).toEqual({
    status: 0,
    stdout: 'Compte repris : Camille@exemple.fr\nCompte repris : ines@exemple.fr\n',
    stderr: '',
  })
  const brought = await hashOf('camille@exemple.fr')
  expect(await signIn('camille@exemple.fr', 'user2password')).toBe(401)
  expect(await hashOf('camille@exemple.fr')).toBe(brought)
  expect(await signIn('camille@exemple.fr', PASSWORD)).toBe(200)
  expect(await hashOf('camille@exemple.fr')).toMatch(/^scrypt\$131072\$8\$1\$/)
  expect(await signIn('camille@exemple.fr', PASSWORD)).toBe(200)
  expect(await signIn('ines@exemple.fr', PASSWORD)).toBe(200)
})

test('the account of a first start makes room, where nobody has used it, and so does its password', async () => {
  const first = { email: 'premier@exemple.fr', name: 'Administration' }
  await withDatabase(settings(), (db) => openFirstAccount(db, dataDir, first, 12), 'up to date')
  expect(importUsers([CAMILLE, INES])).toMatchObject({ status: 0 })
  expect(await withDatabase(settings(), (db) => findAccount(db, first.email))).toBeUndefined()
  await withDatabase(settings(), (db) => openFirstAccount(db, dataDir, first, 12))
  expect(existsSync(join(dataDir, 'premier-mot-de-passe.txt'))).toBe(false)
})

test('who cannot sign in here is left out and said; an e-mail takes one of many', () => {
  const third = { ...CAMILLE, email: 'trois@exemple.fr' }
  const users = [CAMILLE, INES, third, { localId: 'c', email: 'sans@exemple.fr' }, { ...third, disabled: true }]
  expect(importUsers(users)).toMatchObject({ status: 1, stderr: expect.stringContaining('un troisième est refusé') })
  const { stdout } = importUsers(users.slice(2), { also: ['--email', 'TROIS@exemple.fr'] })
  expect(stdout).toBe('Laissé de côté, désactivé : trois@exemple.fr\nCompte repris : trois@exemple.fr\n')
  expect(importUsers([users[3]!]).stderr).toContain('Laissé de côté, sans mot de passe : sans@exemple.fr')
})

test.each([
  [{ ...PARAMETERS, '--mem-cost': '30' }, 1, '--mem-cost'],
  [{ '--rounds': '8' }, 2, '--signer-key est nécessaire'],
])('%o: refused before anything is read', (options, status, message) => {
  expect(importUsers([CAMILLE], { options })).toMatchObject({ status, stderr: expect.stringContaining(message) })
})
